import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, normalizePath } from "vite";

/** A change of the source: a text that occurs in a file exactly once, and what replaces it. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The text of a file with an edit. @throws Error where the text to be replaced does not occur exactly once */
export function editedText({ file, from, to }: Edit): string {
  const parts = readFileSync(file, "utf8").split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

/** Makes a production build of the source for a path, with an edit if there is one. @returns its folder */
export async function buildEdited(name: string, edit?: Edit, base = "/"): Promise<string> {
  const outDir = join("test-results", "safety", name);
  const path = edit && normalizePath(resolve(edit.file));
  const text = edit && editedText(edit);
  await build({
    base,
    logLevel: "error",
    plugins: [{ name: "edited", enforce: "pre", load: (id) => (id === path ? text : undefined) }],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  });
  return outDir;
}

export default async function globalSetup(): Promise<void> {
  console.log(`Random answers from SAFETY_SEED=${process.env["SAFETY_SEED"]}`);
  await buildEdited("product");
  await buildEdited("viewer", undefined, "/viewer/");
}
