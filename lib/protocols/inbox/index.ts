export type { Act, Answer } from "./act";
export { elicitationMs } from "./agent";
export {
  type DiffLine,
  flatten,
  flattenApproval,
  flattenBlock,
  MASK,
  maskText,
  readDiff,
  secretsOf,
  summarise,
} from "./describe";
export type {
  AgentPayload,
  Approval,
  Block,
  BlockType,
  Clarification,
  Elicitation,
  InboxClient,
  InboxUpdate,
  ListName,
  Notification,
  Push,
  ValueType,
} from "./payload";
export { apnsJson, fcmJson, maxContentBase64, measurePush, type Relayed } from "./push";
export { openPush, sealPush } from "./seal";
export {
  type Arrived,
  emptyPhone,
  type LogLine,
  type PhoneItem,
  type PhoneState,
  phoneStateOf,
  type WireRow,
} from "./state";
