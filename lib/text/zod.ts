import { config } from "zod";

// The compiled path probes `new Function`, which the content policy reports as an error.
config({ jitless: true });

export * as z from "./zod-parts";
