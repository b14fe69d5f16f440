import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * The count of Vitest's report. A file that could not be run counts as one failed test.
 *
 * @param {import("vitest/node").JsonTestResults} report
 * @returns {Count}
 */
function vitestCount(report) {
  const unrun = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unrun.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Names the tests that passed only the second time, as Playwright does by itself.
 *
 * @param {import("vitest/node").JsonTestResults} report
 */
function nameFlakyTests({ testResults }) {
  for (const { status, fullName, failureMessages } of testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )) {
    if (status === "passed" && failureMessages?.length) console.log(`Flaky: ${fullName}`);
  }
}

/**
 * The count of Playwright's report. Errors outside of tests count as failed tests.
 *
 * @param {import("@playwright/test/reporter").JSONReport} report
 * @returns {Count}
 */
function playwrightCount({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
}

/**
 * The count of a runner's JSON report: at least one failed test if the runner failed or passed no test.
 *
 * @param {string} path of the report
 * @param {boolean} endedWell
 * @returns {Count}
 */
export function readReport(path, endedWell) {
  const report = JSON.parse(readFileSync(path, "utf8"));
  if ("testResults" in report) nameFlakyTests(report);
  const count = "stats" in report ? playwrightCount(report) : vitestCount(report);
  const isPlausible = count.failed > 0 || (endedWell && count.passed > 0);
  return isPlausible ? count : { ...count, failed: 1 };
}
