import type { Sample } from "../../../protocol/protocol";
import { envelope, inboxUpdate, problem, text } from "./make";

const created_at = 1_782_989_992_000;

const question = inboxUpdate({
  clarifications: [
    {
      request_id: "3",
      question: "The invoice names two customers. Which one is it for?",
      context: "Nightly bookkeeping",
      suggested_answers: ["Acme", "Acme Italia", "Both"],
      agent_label: "Skald",
      created_at,
    },
  ],
});

const asked = (rest: object) =>
  inboxUpdate({ elicitations: [{ request_id: "7", server_name: "ssh", ...rest, created_at }] });

const password = asked({
  message: "Password for deploy@web1",
  field_name: "password",
  sensitive: true,
  is_confirmation: false,
});
const port = asked({ message: "Port of web1", field_name: "port", sensitive: false, is_confirmation: false });
const confirmation = asked({
  message: "Trust the key of web1 from now on?",
  field_name: null,
  sensitive: false,
  is_confirmation: true,
});

const answers = {
  approve: { ...envelope("approval_response"), request_id: "42", decision: "approved" },
  quarter: { ...envelope("approval_response"), request_id: "42", decision: "approved", bypass_secs: 900 },
  reject: {
    ...envelope("approval_response"),
    request_id: "42",
    decision: "rejected",
    reason: "Wrong recipient",
  },
  clarify: { ...envelope("clarification_response"), request_id: "3", answer: "Acme Italia" },
  accept: {
    ...envelope("elicitation_response"),
    request_id: "7",
    action: "accept",
    content: { port: "2222" },
  },
  hello: { ...envelope("hello"), device_info: { platform: "ios", model: "iPhone" } },
};

const works = (name: string, title: string, value: unknown, problems: Sample["problems"] = []): Sample => ({
  name,
  title,
  text: text(value),
  verdict: "works",
  problems,
});

export const otherSamples: readonly Sample[] = [
  works("question", "A question with suggestions", question),
  works("password", "A password a server needs", password),
  works("port", "A value a server needs", port),
  works("confirmation", "Yes or no for a server", confirmation),
  works("empty", "Nothing waits", inboxUpdate({})),
  works("notification", "What a push carries", {
    ...envelope("notification"),
    title: "Skald",
    body: "Send an email to mario@acme.com",
  }),
  works("approved", "From the phone: approved", answers.approve),
  works("approved-longer", "From the phone: approved for 15 minutes", answers.quarter, [
    problem("deployed-differs", "/bypass_secs"),
  ]),
  works("rejected", "From the phone: rejected, with a reason", answers.reject),
  works("answered", "From the phone: an answer", answers.clarify),
  works("accepted", "From the phone: a value", answers.accept),
  works("hello", "From the phone: hello", answers.hello),
];
