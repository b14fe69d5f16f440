import { defineConfig } from "@playwright/test";

/** `npm run test:firefox` and `test:webkit`: an operator's journeys in other browsers, which WebDriver drives. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/other-browsers",
  workers: 1,
  timeout: 120_000,
  reporter: [["list"], ["json", { outputFile: "../../test-results/other-browsers.json" }]],
  projects: [{ name: "firefox" }, { name: "webkit" }],
});
