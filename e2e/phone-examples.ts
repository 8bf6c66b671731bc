const createdAt = 1_785_836_400_000;

/** An inbox with these lists, as the agent writes it. */
export function inboxOf(lists: {
  readonly approvals?: readonly object[];
  readonly clarifications?: readonly object[];
  readonly elicitations?: readonly object[];
}): string {
  const { approvals = [], clarifications = [], elicitations = [] } = lists;
  const badge = approvals.length + clarifications.length + elicitations.length;
  return JSON.stringify({
    v: 1,
    kind: "inbox_update",
    id: "5e2b9a04-7d1c-4f7e-9a55-0b6f3e1c8d21",
    ts: createdAt,
    badge,
    approvals,
    clarifications,
    elicitations,
  });
}

export const approval = (request_id: string, own: object) => ({
  request_id,
  tool_name: "send_email",
  agent_label: "Skald",
  v: 1,
  summary: "Send an email to to@mail.com",
  arguments: { to: "to@mail.com" },
  created_at: createdAt,
  ...own,
});

export const question = {
  request_id: "1",
  question: "Which branch?",
  context: "nightly",
  suggested_answers: ["main", "dev"],
  agent_label: "Skald",
  created_at: createdAt,
};

export const password = {
  request_id: "1",
  server_name: "ssh",
  message: "Password for deploy@web1",
  field_name: "password",
  sensitive: true,
  is_confirmation: false,
  created_at: createdAt,
};

export const confirmation = {
  ...password,
  request_id: "2",
  message: "Reconnect to web1?",
  field_name: null,
  sensitive: false,
  is_confirmation: true,
};

/** The secret of `deploy`; nothing else in these examples reads like it. */
export const token = 'tok_live_9f27"c1a8e4';

/** An approval with a secret that is also in its summary, its command and its arguments. */
export const deploy = approval("41", {
  tool_name: "deploy_site",
  summary: `Deploy with ${token}`,
  blocks: [
    { type: "key_value", key: "Site", value: "docs" },
    { type: "block", label: "Command", value: `deploy --token ${token}`, value_type: "command" },
    { type: "key_value", key: "DEPLOY_TOKEN", value: token, value_type: "secret" },
  ],
  arguments: { site: "docs", env: { DEPLOY_TOKEN: token }, inner: JSON.stringify({ token }) },
});

export const clock = "seed=phone&clock=2026-08-04T09:41:00Z";
