import { createCheck } from "../protocol/create-check";
import { protocols } from "./registry";

export const { check, inspect } = createCheck(protocols);
