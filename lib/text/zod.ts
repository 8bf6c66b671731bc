import * as z from "zod";

// The compiled path probes `new Function`, which the content policy reports as an error.
z.config({ jitless: true });

export { z };
