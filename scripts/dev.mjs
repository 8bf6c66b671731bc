import { markServing, withLock } from "./holds.mjs";
import { installWhenNeeded } from "./install.mjs";
import { fail, requireNode } from "./project.mjs";
import { nextCli, run } from "./run.mjs";

requireNode();
const problem = await withLock({ name: "packages", what: "npm run dev" }, installWhenNeeded);
if (problem !== undefined) fail(problem);

markServing({ what: "npm run dev", build: ".next/dev" });
process.exit(await run(process.execPath, [nextCli, "dev", "-H", "127.0.0.1", ...process.argv.slice(2)]));
