/**
 * Runs a TypeScript file: `node .ci/ts.mjs FILE [ARGUMENTS]`. Node 20 cannot do that, so Vite does.
 */
import { resolve } from "node:path";
import { runnerImport } from "vite";

const [file, ...parameters] = process.argv.slice(2);
if (!file) throw new Error("Say which file to run: node .ci/ts.mjs FILE [ARGUMENTS]");
const path = resolve(file);
// Vite's default is "development", also for builds that the file makes.
process.env.NODE_ENV ??= "production";
process.argv = [process.argv[0] ?? "node", path, ...parameters];
await runnerImport(path, { logLevel: "error" });
