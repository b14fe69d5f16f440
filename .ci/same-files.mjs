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
 * @param {string} one
 * @param {string} other
 */
export function areSame(one, other) {
  const [here, there] = [filesOf(one), filesOf(other)];
  const different = [...new Set([...here, ...there])].filter(
    (path) =>
      !here.includes(path) ||
      !there.includes(path) ||
      !readFileSync(join(one, path)).equals(readFileSync(join(other, path))),
  );
  for (const path of different) console.error(`Not the same in both builds: ${path}`);
  return here.length > 0 && different.length === 0;
}
