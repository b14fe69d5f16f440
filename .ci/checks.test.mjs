import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { controls } from "../e2e/safety/controls.ts";
import { editedText } from "../e2e/safety/global-setup.ts";
import { isWithinBudget } from "./budget.mjs";
import { isLockComplete } from "./lock.mjs";
import { readReport } from "./report.mjs";
import { areSame } from "./same-files.mjs";
import { folderOf } from "./test-folder.mjs";

const built = { "index.html": "<p>", "assets/a.js": "1", "assets/b.js": "2" };

test.each([
  ["the same", built, []],
  ["another byte", { ...built, "assets/a.js": "3" }, ["assets/a.js"]],
  ["one file more", { ...built, "assets/c.js": "4" }, ["assets/c.js"]],
  ["one file less", { "index.html": "<p>", "assets/a.js": "1" }, ["assets/b.js"]],
  ["nothing", {}, Object.keys(built).toSorted()],
])("two builds of which the second has %s", (_what, second, different) => {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  expect(areSame(folderOf(built), folderOf(second))).toBe(different.length === 0);
  expect(printed.mock.calls.flat()).toEqual(
    different.map((path) => `Not the same in both builds: ${path}`),
  );
  printed.mockRestore();
});

test("two folders without a build are not the same build", () => {
  expect(areSame(folderOf({}), folderOf({}))).toBe(false);
});

/** Text that gzip makes about so many bytes of. @param {number} bytes */
const dense = (bytes) => randomBytes(bytes).toString("base64");

/** What the page loads by itself. @type {[string, number][]} */
const loaded = [
  ["nothing", 0],
  ["its script", 1],
  ["what its script imports", 2],
  ["what that imports", 3],
  ["its styles", 4],
];

test.each(loaded)("the budget is exceeded by too much of %s", async (what, largest) => {
  vi.spyOn(console, "log").mockReturnValue();
  /** @param {number} position */
  const filling = (position) => `/* ${dense(position === largest ? 75_000 : 30_000)} */`;
  const folder = folderOf({
    "index.html": `<script>import("/assets/a.js")</script><link href="/assets/d.css">`,
    "assets/a.js": `import "./b.js"; import("./later.js"); ${filling(1)}`,
    "assets/b.js": `import "./c.js"; ${filling(2)}`,
    "assets/c.js": filling(3),
    "assets/d.css": filling(4),
    // Not loaded before a case is painted.
    "assets/later.js": `/* ${dense(300_000)} */`,
  });
  expect(await isWithinBudget(folder)).toBe(what === "nothing");
  vi.restoreAllMocks();
});

test("a page that loads nothing is no build within the budget", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  expect(await isWithinBudget(folderOf({ "index.html": "<p>" }))).toBe(false);
  vi.restoreAllMocks();
});

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 2 } };
const file = { status: "passed", assertionResults: [{}] };
const failed = { status: "failed", assertionResults: [{}] };
const unrun = { status: "failed", assertionResults: [] };

const oneFailed = { ...vitest, numFailedTests: 1 };
const twoFailed = { stats: { ...playwright.stats, unexpected: 2 }, errors: [{}] };

test.each([
  ["all passed", { ...vitest, testResults: [file] }, true, 5, 0],
  ["one failed", { ...oneFailed, testResults: [file, failed] }, false, 5, 1],
  ["a file could not be run", { ...oneFailed, testResults: [failed, unrun] }, false, 5, 2],
  ["the runner ended badly", { ...vitest, testResults: [file] }, false, 5, 1],
  ["nothing was run", { ...vitest, numPassedTests: 0, testResults: [] }, true, 0, 1],
  ["all passed end to end", { ...playwright, errors: [] }, true, 6, 0],
  ["an error of no test", { ...playwright, errors: [{}] }, false, 6, 1],
  ["two and an error of no test failed", twoFailed, false, 6, 3],
])("a report where %s", (_what, report, endedWell, passed, failed) => {
  const path = join(folderOf({ "report.json": JSON.stringify(report) }), "report.json");
  expect(readReport(path, endedWell)).toEqual({ passed, failed, skipped: 2 });
});

/** What a lock of one dependency has, of which a binary belongs to each platform. */
const root = { "": { dependencies: { tool: "1.0.0" } } };
const tool = { "node_modules/tool": { optionalDependencies: { "tool-x64": "1.0.0" } } };
const binary = { "node_modules/tool-x64": {} };

test.each([
  ["names every package", { ...root, ...tool, ...binary }, true],
  [
    "has one beside the package that wants it",
    { ...root, ...tool, "node_modules/tool/node_modules/tool-x64": {} },
    true,
  ],
  ["lacks a binary", { ...root, ...tool, "node_modules/other": {} }, false],
  [
    "has it for another package only",
    { ...root, ...tool, "node_modules/b/node_modules/tool-x64": {} },
    false,
  ],
  ["lacks a dependency", { ...root, ...binary }, false],
  ["was made for another package.json", { "": {}, ...tool, ...binary }, false],
  [
    "names a registry",
    { ...root, ...tool, "node_modules/tool-x64": { resolved: "https://npm.test/t.tgz" } },
    false,
  ],
])("a lock that %s", (_what, packages, isComplete) => {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  const folder = folderOf({
    "package.json": JSON.stringify(root[""]),
    "package-lock.json": JSON.stringify({ packages }),
  });
  expect(isLockComplete(join(folder, "package-lock.json"))).toBe(isComplete);
  printed.mockRestore();
});

test("every build that is broken on purpose finds in the source what it replaces", () => {
  for (const control of Object.values(controls)) {
    expect(editedText(control)).toContain(control.to);
  }
});

test("each control of the safety tests has a test that must fail in it", () => {
  const config = join("e2e", "safety", "playwright.config.ts");
  const cli = join("node_modules", "@playwright", "test", "cli.js");
  const { stdout } = spawnSync(process.execPath, [cli, "test", "--list", "--config", config], {
    encoding: "utf8",
  });
  const withTests = new Set([...stdout.matchAll(/\[control: ([^\]]+)\]/g)].map(([, name]) => name));
  expect(withTests).toEqual(new Set(Object.keys(controls)));
});

/**
 * The files that a document names: targets of its links, and paths in backticks that begin in the
 * project's folder or in `src`.
 * @param {string} document
 */
function filesNamedIn(document) {
  const text = readFileSync(document, "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) =>
    join(dirname(document), path),
  );
  const files = [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:ts|tsx|mjs|css|json))`/g)].map(
    ([, path = ""]) => path,
  );
  return [...links, ...files];
}

test("every file that the documents name is there", () => {
  const documents = readdirSync("docs", { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name));
  const named = ["README.md", "deploy/README.md", ...documents].flatMap(filesNamedIn);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(path) && !existsSync(join("src", path)))).toEqual([]);
});
