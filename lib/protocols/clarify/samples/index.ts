import { badSamples } from "./bad";
import { goodSamples } from "./good";

export const samples = [...goodSamples, ...badSamples];
