import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isWithinBudget } from "./budget.mjs";
import { isLockComplete } from "./lock.mjs";
import { ensureNginx } from "./nginx.mjs";
import { readReport } from "./report.mjs";
import { areSame } from "./same-files.mjs";
import { install, requireNode, runTool } from "./tools.mjs";

/** @typedef {import("./report.mjs").Count} Count */

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const results = [];

/**
 * Runs a step and counts its tests. A step that fails does not end the run, so that one run shows every fault.
 *
 * @param {string} name
 * @param {() => Count | Promise<Count>} run
 */
async function step(name, run) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const count = await run();
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const result = `${count.failed > 0 ? "✗" : "✓"} ${name}: ${count.passed} passed, ${count.failed} failed`;
  results.push(`${result} (${seconds} s)`);
  console.log(result);
}

/**
 * @param {string} name
 * @param {() => boolean | Promise<boolean>} passes
 */
async function check(name, passes) {
  await step(name, async () => {
    const passed = await passes();
    return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
  });
}

/**
 * @param {string} name
 * @param {string} report the JSON file that the runner leaves
 * @param {() => boolean} run
 */
async function tests(name, report, run) {
  rmSync(report, { force: true });
  await step(name, () => {
    const endedWell = run();
    return existsSync(report)
      ? readReport(report, endedWell)
      : { passed: 0, failed: 1, skipped: 0 };
  });
}

async function findBrowser() {
  const { ensureBrowser } = await import("./browser.mjs");
  try {
    console.log(ensureBrowser());
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

process.chdir(join(import.meta.dirname, ".."));
requireNode();
// Before the installation, whose own error message for an incomplete lock is hard to understand.
await check("Complete package-lock.json", () => isLockComplete("package-lock.json"));
install();

const build = ["build", "--logLevel", "warn"];
const subPath = ["--outDir", "test-results/dist-viewer"];
const again = "test-results/dist-again";
const unitReport = "test-results/unit.json";
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];

await check("Browser", findBrowser);
ensureNginx();
await check("Types", () => runTool("typescript", []));
await check("Lint", () => runTool("oxlint", ["--type-aware"]));
await check("Format", () => runTool("@biomejs/biome", ["check"]));
await check("Unused code", () => runTool("knip", []));
// A busy computer fails a test now and then: one that passes the second time is named as flaky.
await tests("Unit tests", unitReport, () =>
  runTool("vitest", ["run", "--retry", "1", ...reporters]),
);
await check("Production build", () => runTool("vite", build));
await check("Bytes before a case is painted", () => isWithinBudget("dist"));
await check("The same build from the same source", () => {
  return runTool("vite", [...build, "--outDir", again]) && areSame("dist", again);
});
await check("Demo build", () => runTool("vite", [...build, "--mode", "demo"]));
await check("Build for a sub-path", () =>
  runTool("vite", [...build, ...subPath], { BASE_PATH: "/viewer/" }),
);
await tests("End-to-end tests", "test-results/e2e.json", () =>
  runTool("@playwright/test", ["test", "--retries", "1"]),
);

const { firefoxPath } = await import("./browser.mjs");
const firefox = firefoxPath() ?? "no Firefox is installed";
results.push(`- Firefox: not in this run, has its own: npm run test:firefox (${firefox})`);
console.log(`\n${results.join("\n")}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
