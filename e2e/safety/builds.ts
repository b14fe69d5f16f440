import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";

/** A change of the source: a text that occurs in the file exactly once, and what replaces it. */
export type Edit = readonly [file: string, from: string, to: string];

/** Makes a production build of the source with edits. @returns its folder */
export async function buildEdited(name: string, edits: readonly Edit[]): Promise<string> {
  const outDir = join("test-results", "safety", name);
  await build({
    logLevel: "error",
    plugins: [edited(edits)],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  });
  return outDir;
}

/**
 * The texts of the edited files, by their paths.
 *
 * @throws Error where a text to be replaced does not occur, or occurs more than once
 */
export function editedTexts(edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, from, to] of edits) {
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
