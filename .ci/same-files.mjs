import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted();

/**
 * Whether two folders contain the same files with the same bytes. Prints the files that differ.
 *
 * @param {string} first
 * @param {string} second
 */
export function areSame(first, second) {
  const [firstFiles, secondFiles] = [filesOf(first), filesOf(second)];
  const different = [...new Set([...firstFiles, ...secondFiles])].filter(
    (path) =>
      !firstFiles.includes(path) ||
      !secondFiles.includes(path) ||
      !readFileSync(join(first, path)).equals(readFileSync(join(second, path))),
  );
  for (const path of different) console.error(`Not the same in both builds: ${path}`);
  return firstFiles.length > 0 && different.length === 0;
}
