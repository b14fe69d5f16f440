import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Count `failures` are the
 * names of failed tests, as far as they are known, each with its error
 */

/** A failed test with the start of its error, in one line. @param {string} name @param {string} [error] */
const failure = (name, error = "") =>
  [name, stripVTControlCharacters(error).replaceAll(/\s+/g, " ").slice(0, 300)]
    .filter((part) => part !== "")
    .join(" — ");

/** @param {import("vitest/node").JsonTestResults} report @returns {Count} */
function countOfVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const unrun = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unrun.length,
    skipped: numPendingTests,
    failures: [...failures, ...unrun.map(({ name }) => name)],
  };
}

/** @param {import("@playwright/test/reporter").JSONReport} report @returns {Count} */
function countOfPlaywright({ stats, errors, suites }) {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed,
    skipped: stats.skipped,
    failures: suites.flatMap(failedIn),
  };
}

/** @param {import("@playwright/test/reporter").JSONReportSuite} suite @returns {string[]} */
const failedIn = ({ specs, suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      return failure(`${file}: ${title}`, errors[0]?.message);
    }),
  ...suites.flatMap(failedIn),
];

/**
 * The count of a command's tests, or 1 for a command without tests. A file of tests that could not be run
 * counts as a failed test, and so does a command that failed, or ran no test, without saying more.
 *
 * @param {boolean} endedWell
 * @param {string} [report] path of the JSON report of Vitest or Playwright
 * @returns {Count}
 */
export function countOf(endedWell, report) {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (!report) return { ...none, passed: Number(endedWell), failed: Number(!endedWell) };
  if (!existsSync(report)) return { ...none, failed: 1 };
  const json = JSON.parse(readFileSync(report, "utf8"));
  const count = "stats" in json ? countOfPlaywright(json) : countOfVitest(json);
  const isPlausible = count.failed > 0 || (endedWell && count.passed > 0);
  return isPlausible ? count : { ...count, failed: 1 };
}
