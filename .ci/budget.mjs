import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";

const maxBytes = 160_000;

/**
 * The files that a build loads before a case is painted: the scripts of the page with their static
 * imports, and the styles. Dynamic imports are not among them.
 *
 * @param {string} folder
 */
async function loadedFiles(folder) {
  // Imported here, because nothing is installed yet when the run begins.
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
 * Whether the gzipped files that a build loads before a case is painted are within the budget.
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
  console.log(`${(total / 1000).toFixed(1)} KB of ${maxBytes / 1000} KB`);
  return total > 0 && total <= maxBytes;
}
