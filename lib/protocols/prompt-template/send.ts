import type { Sending, Subject } from "../../protocol/protocol";
import type { WireStep } from "../../protocol/wire";
import { compactJson } from "../../text/compact";
import { requestText } from "./answer";
import { type Client, emptyFill, parseFill } from "./fill";
import { shapeOf } from "./read";
import { promptMethod } from "./schema";

/**
 * What Send puts on the wire: the person's words are the request, with what was filled in. A text the agent will refuse
 * goes out as it stands, in a request.
 */
export function send({ node, text }: Subject, sending: Sending | undefined): readonly WireStep[] {
  const client = sending?.client as Client | null | undefined;
  const request = client ? requestText(client, parseFill(sending?.fill) ?? emptyFill) : undefined;
  return [{ kind: "user_message", text: request ?? wrap(shapeOf(node), compactJson(text)) }];
}

function wrap(shape: ReturnType<typeof shapeOf>, json: string): string {
  if (shape === "request") return json;
  const prompt = shape === "list" ? json : `[${json}]`;
  const params = shape === "params" ? json : `{"sessionId":"sess_parley","prompt":${prompt}}`;
  return `{"jsonrpc":"2.0","id":2,"method":"${promptMethod}","params":${params}}`;
}
