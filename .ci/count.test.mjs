import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countOf } from "./count.mjs";

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2 };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }, suites: [] };
const file = { status: "passed", assertionResults: [{}] };
const failed = {
  status: "failed",
  assertionResults: [
    { status: "passed" },
    {
      status: "failed",
      fullName: "list keeps its order",
      failureMessages: ["\u001B[31mError\u001B[39m: 1\n  is not 2"],
    },
  ],
};
const failedEndToEnd = {
  ok: false,
  file: "a.spec.ts",
  title: "closes",
  tests: [{ results: [{}, { error: { message: "It stays open" } }] }],
};
const unrun = { name: "list.test.ts", status: "failed", assertionResults: [] };

const oneFailed = { ...vitest, numFailedTests: 1 };
const twoFailed = { suites: [], stats: { ...playwright.stats, unexpected: 2 }, errors: [{}] };
const flaky = { suites: [], stats: { ...playwright.stats, flaky: 1 }, errors: [] };

/** @param {object} report @returns {string} the path of a file with it */
function written(report) {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test.each([
  ["all passed", { ...vitest, testResults: [file] }, true, 5, 0],
  ["one failed", { ...oneFailed, testResults: [file, failed] }, false, 5, 1],
  ["a file could not be run", { ...oneFailed, testResults: [failed, unrun] }, false, 5, 2],
  ["the runner ended badly", { ...vitest, testResults: [file] }, false, 5, 1],
  ["nothing was run", { ...vitest, numPassedTests: 0, testResults: [] }, true, 0, 1],
  ["all passed end to end", { ...playwright, errors: [] }, true, 5, 0],
  ["one needed a second try", flaky, true, 5, 1],
  ["an error is of no test", { ...playwright, errors: [{}] }, false, 5, 1],
  ["two and an error of no test failed", twoFailed, false, 5, 3],
])("a report is counted where %s", (_what, report, endedWell, passed, failed) => {
  expect(countOf(endedWell, written(report))).toMatchObject({ passed, failed, skipped: 2 });
});

test.each([
  [
    { ...oneFailed, testResults: [file, failed, unrun] },
    ["list keeps its order — Error: 1 is not 2", "list.test.ts"],
  ],
  [
    {
      ...twoFailed,
      suites: [
        {
          specs: [{ ok: true, file: "a.spec.ts", title: "opens" }],
          suites: [{ specs: [failedEndToEnd] }],
        },
      ],
    },
    ["a.spec.ts: closes — It stays open"],
  ],
])("names the tests that failed", (report, failures) => {
  expect(countOf(false, written(report)).failures).toEqual(failures);
});

test("a command without a report is one failed test, unless it should leave none and ended well", () => {
  expect(countOf(true, "nowhere.json")).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(countOf(false)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(countOf(true)).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
});
