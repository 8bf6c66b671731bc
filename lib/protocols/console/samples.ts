import { badSamples } from "./samples-bad";
import { goodSamples } from "./samples-good";

export const samples = [...goodSamples, ...badSamples];
