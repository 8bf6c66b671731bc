import { approvalSamples } from "./approvals";
import { badSamples } from "./bad";
import { otherSamples } from "./others";

export const samples = [...approvalSamples, ...otherSamples, ...badSamples];
