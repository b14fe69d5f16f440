/**
 * Runs a TypeScript file: `node .ci/ts.mjs FILE [ARGUMENTS]`. Node 20 cannot by itself; Vite, which
 * is here anyway, can.
 */
import { resolve } from "node:path";
import { runnerImport } from "vite";

const [file, ...rest] = process.argv.slice(2);
if (!file) throw new Error("Say which file to run: node .ci/ts.mjs FILE [ARGUMENTS]");
const path = resolve(file);
// What is built from there is for production: without a word Vite says "development" to all of it.
process.env.NODE_ENV ??= "production";
process.argv = [process.argv[0] ?? "node", path, ...rest];
await runnerImport(path, { logLevel: "error" });
