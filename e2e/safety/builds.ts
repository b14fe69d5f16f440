import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { runTool } from "../../.ci/tools.mjs";
import type { Edit } from "./check.ts";

const into = join("test-results", "safety");

/** Where the production build stands once it is built. */
export const application = join(into, "application");

/** Makes the production build. */
export function buildApplication(): void {
  const options = ["--logLevel", "warn", "--outDir", application, "--emptyOutDir"];
  if (!runTool("vite", ["build", ...options])) throw new Error("The build failed");
}

/** Makes a production build of a source with edits. @returns its folder */
export async function buildBroken(edits: readonly Edit[]): Promise<string> {
  const outDir = join(into, "broken");
  await build({
    logLevel: "error",
    plugins: [edited(edits)],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  });
  return outDir;
}

/**
 * The files of the source that are edited, as they are then.
 * @throws Error where what is to be replaced is not there, or more than once.
 */
export function editedTexts(edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, from, to } of edits) {
    const path = resolve(file).replaceAll("\\", "/");
    const parts = (texts.get(path) ?? readFileSync(path, "utf8")).split(from);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
    texts.set(path, parts.join(to));
  }
  return texts;
}

/** Edits the source as it is read. */
function edited(edits: readonly Edit[]): Plugin {
  const texts = editedTexts(edits);
  const unread = new Set(texts.keys());
  return {
    name: "edited",
    enforce: "pre",
    load(id) {
      unread.delete(id);
      return texts.get(id);
    },
    buildEnd() {
      if (unread.size > 0) this.error(`No part of the build: ${[...unread].join()}`);
    },
  };
}
