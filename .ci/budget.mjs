import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";

const limit = 160_000;

/**
 * The files that the page of a build loads by itself: its scripts, all that they import before they
 * run, and its styles. What is imported when it is wanted is not among them.
 *
 * @param {string} folder
 */
async function loadedFiles(folder) {
  // Not at the top: nothing is installed yet when the run begins.
  const { parseSync } = await import("vite");
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const found = new Set(page.match(/(?<=(?:href=|import\()"\/)assets\/[^"]+\.(?:js|css)/g));
  for (const path of found) {
    if (!path.endsWith(".js")) continue;
    const { staticImports } = parseSync(path, readFileSync(join(folder, path), "utf8")).module;
    for (const { moduleRequest } of staticImports) {
      found.add(posix.join(posix.dirname(path), moduleRequest.value));
    }
  }
  return [...found];
}

/**
 * Whether what the page loads before a case can be painted is no more than it may be, gzipped.
 *
 * @param {string} folder a production build for `/`
 */
export async function isWithinBudget(folder) {
  const files = (await loadedFiles(folder)).map((path) => {
    const { length } = gzipSync(readFileSync(join(folder, path)), { level: 9 });
    return { path, length };
  });
  const total = files.reduce((sum, { length }) => sum + length, 0);
  for (const { path, length } of files) console.log(`${(length / 1000).toFixed(1)} KB  ${path}`);
  console.log(`${(total / 1000).toFixed(1)} KB of ${limit / 1000} KB`);
  return total > 0 && total <= limit;
}
