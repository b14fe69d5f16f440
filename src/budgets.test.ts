import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The files below a folder, as paths from the project's folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

const isTest = (path: string) => /\.test\.tsx?$|\/fixtures\/|^e2e\//.test(path);
const isTypeScript = (path: string) => /\.tsx?$/.test(path);
const linesOf = (path: string) => readFileSync(path, "utf8").split("\n").slice(0, -1);
const countLines = (paths: readonly string[]) => paths.flatMap(linesOf).length;
/** Whole lines of comments. */
const countComments = (paths: readonly string[]) =>
  paths.flatMap(linesOf).filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)).length;

const source = filesIn("src").filter((path) => !isTest(path));
const code = source.filter(isTypeScript);
const tests = [...filesIn("src"), ...filesIn("e2e")].filter(
  (path) => isTest(path) && isTypeScript(path),
);
const catalogues = code.filter((path) => /^src\/i18n\/(?:english|russian)\//.test(path));

// The first figure is what was reached: it goes down, and is raised only with `docs/decisions/size-budgets.md`. The second
// is the aim.
test.each([
  ["lines of TypeScript in `src`, without tests", countLines(code), 31_000, 28_000],
  ["lines of comments among them", countComments(code), 2800, 3000],
  ["lines of styles", countLines(source.filter((path) => path.endsWith(".css"))), 6200, 6200],
  ["source files", code.length, 360, 430],
  ["lines of tests, fixtures and end-to-end tests", countLines(tests), 19_300, 19_000],
  ["lines of both catalogues", countLines(catalogues), 2550, 2700],
  ["bytes of the README", readFileSync("README.md").length, 12_000, 12_000],
])("%s: %i of %i, in the end %i", (_what, count, budget) => {
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(budget);
});
