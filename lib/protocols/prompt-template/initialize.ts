import type { Client } from "./fill";

/** What an agent answers to `initialize`, as far as it says which prompts it takes. */
export function initializeResponse({
  promptVariables,
  protocolVersion,
}: Pick<Client, "promptVariables" | "protocolVersion">) {
  return {
    jsonrpc: "2.0",
    id: 0,
    result: {
      protocolVersion,
      agentCapabilities: {
        loadSession: false,
        promptCapabilities: { image: false, audio: false, embeddedContext: true, promptVariables },
      },
      authMethods: [],
    },
  };
}
