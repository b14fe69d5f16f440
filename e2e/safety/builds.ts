import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { runTool } from "../../.ci/tools.mjs";

/** A change of the source in a control build. */
export interface Edit {
  /** Such as `src/ui/text/ReceivedText.tsx`. */
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/** The folder of a build, by its name. */
export const folderOf = (name: string): string => join("test-results", "safety", name);

/** The folder of the production build. */
export const productFolder = folderOf("product");

/** Makes the production build. */
export function buildProduct(): void {
  const options = ["--logLevel", "warn", "--outDir", productFolder, "--emptyOutDir"];
  if (!runTool("vite", ["build", ...options])) throw new Error("The build failed");
}

/** Makes a production build of the source with edits. */
export async function buildEdited(outDir: string, edits: readonly Edit[]): Promise<void> {
  await build({
    logLevel: "error",
    plugins: [edited(edits)],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  });
}

/**
 * The texts of the edited files, by their paths.
 *
 * @throws Error where a text to be replaced does not occur, or occurs more than once
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
