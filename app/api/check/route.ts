import { readContext } from "@/lib/protocol/context";
import { check } from "@/lib/protocols/check";
import { readText } from "./read-text";

/** Checks the text of the body in the context the query describes; the answer is the `Check`. */
export async function POST(request: Request): Promise<Response> {
  const reading = readContext(new URL(request.url).searchParams);
  if (!reading.ok) {
    const message = reading.issues.map((issue) => `${issue.parameter}: ${issue.message}`).join(" ");
    return refuse(400, { code: "bad-parameter", message });
  }
  const body = await readText(request);
  if (!body.ok) return refuse(body.status, { code: body.code, message: body.message });
  return answer(200, check(body.text, reading.context));
}

function refuseMethod(): Response {
  const response = refuse(405, { code: "wrong-method", message: "Send the text to check with POST." });
  response.headers.set("Allow", "POST");
  return response;
}

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};

function refuse(status: number, error: { readonly code: string; readonly message: string }): Response {
  return answer(status, { error });
}

function answer(status: number, value: unknown): Response {
  return Response.json(value, { status, headers: { "Cache-Control": "no-store" } });
}
