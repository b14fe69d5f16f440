import { defineConfig } from "@playwright/test";

// Vite would build React for development otherwise.
process.env["NODE_ENV"] = "production";

/**
 * `npm run bench`: how fast the production build is, a table for each row. `-g "warm|answer"` measures
 * some of the rows, `BENCH_RUNS=20` more often than 9 times, `BENCH_NO_BUILD=1` the last build.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "rows/*.ts",
  outputDir: "../../test-results/bench-output",
  globalSetup: "./global-setup.ts",
  workers: 1,
  // What hangs costs its own row only.
  timeout: 15 * 60_000,
  reporter: "list",
});
