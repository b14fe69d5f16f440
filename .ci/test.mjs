/** `npm test`: runs the npm scripts that check everything, with `--other-browsers` in Firefox and WebKit too, and counts their results. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { countOf } from "./count.mjs";

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const results = [];

/**
 * Counts a step. One that fails does not end the run, so that one run shows every fault.
 *
 * @param {string} name
 * @param {() => boolean} run
 * @param {string} [report] path of the JSON report that its tests leave
 */
function step(name, run, report) {
  console.log(`\n── ${name}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { passed, failed, skipped, failures } = countOf(run(), report);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = Math.round((Date.now() - started) / 1000);
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
  results.push(`${failed > 0 ? "✗" : "✓"} ${name}: ${counts} (${seconds} s)`);
  results.push(...failures.map((failure) => `    ✗ ${failure}`));
}

/** @param {string} script */
function npmRun(script) {
  const { status } = spawnSync("npm", ["run", script], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  return status === 0;
}

process.chdir(join(import.meta.dirname, ".."));
await import("./install.mjs");
// Imported here, because nothing was installed before.
const { ensureBrowser } = await import("./browser.mjs");
const { ensureNginx } = await import("./nginx.mjs");
const { ensureOtherBrowser } = await import("./other-browsers.mjs");

step("browser", () => {
  ensureNginx();
  try {
    console.log(ensureBrowser());
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
});
step("npm run check", () => npmRun("check"));
step("npm run test:unit", () => npmRun("test:unit"), "test-results/unit.json");
step("npm run test:e2e", () => npmRun("test:e2e"), "test-results/e2e.json");
if (process.argv.includes("--other-browsers")) {
  for (const name of /** @type {const} */ (["firefox", "webkit"])) {
    if (!ensureOtherBrowser(name)) continue;
    const script = `test:${name}`;
    step(`npm run ${script}`, () => npmRun(script), "test-results/other-browsers.json");
  }
}

console.log(`\n${results.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
