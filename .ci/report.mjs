import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * What Vitest's report counts. A file that could not be run has no test of its own: it counts as
 * one that failed.
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
 * What Playwright's report counts, with the errors that belong to no test.
 *
 * @param {import("@playwright/test/reporter").JSONReport} report
 * @returns {Count}
 */
function playwrightCount({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
}

/**
 * The count of a runner's JSON report. A runner that ended badly has failed at least once, and one
 * that passed no test at all did not run.
 *
 * @param {string} path of the report
 * @param {boolean} endedWell
 * @returns {Count}
 */
export function readReport(path, endedWell) {
  const report = JSON.parse(readFileSync(path, "utf8"));
  const count = "stats" in report ? playwrightCount(report) : vitestCount(report);
  const isBelievable = count.failed > 0 || (endedWell && count.passed > 0);
  return isBelievable ? count : { ...count, failed: 1 };
}
