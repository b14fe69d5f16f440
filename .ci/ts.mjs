/** Runs a TypeScript file: `node .ci/ts.mjs FILE [ARGUMENTS]`. Node 20 cannot do that, so Vite does. */
import { resolve } from "node:path";
import { runnerImport } from "vite";

const [node = "node", , file = "", ...parameters] = process.argv;
process.argv = [node, resolve(file), ...parameters];
await runnerImport(resolve(file), { logLevel: "error" });
