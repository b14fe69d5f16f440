import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { install, requireNode, runTool } from "./tools.mjs";

/** A hash of everything that a demo build is made from. */
function fingerprint() {
  const hash = createHash("sha256").update(process.env.BASE_PATH ?? "");
  const inFolders = ["src", "public"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const buildScripts = [".ci/licenses.mjs", ".ci/no-cookies.mjs"];
  const otherFiles = ["index.html", "vite.config.ts", ...buildScripts, "package-lock.json"];
  for (const path of [...inFolders.toSorted(), ...otherFiles])
    hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function buildDemo() {
  // In the build's folder, which every build empties, so that it belongs to the build that is there.
  const record = "dist-demo/built-from.txt";
  const sources = fingerprint();
  if (existsSync(record) && readFileSync(record, "utf8") === sources) return;
  console.log("Building the demo");
  if (!runTool("vite", ["build", "--mode", "demo", "--logLevel", "warn"])) process.exit(1);
  writeFileSync(record, sources);
}

process.chdir(join(import.meta.dirname, ".."));
requireNode();
install();
buildDemo();
// A --port of the command line comes last, so it wins.
process.argv.splice(2, 0, "src/commands/demo.ts", "--port", process.env.PORT || "4173");
await import("./ts.mjs");
