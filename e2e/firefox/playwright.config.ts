import { defineConfig } from "@playwright/test";

/** `npm run test:firefox`: an operator's journeys in a stock Firefox, which WebDriver BiDi drives. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/firefox",
  workers: 1,
  timeout: 120_000,
  reporter: "list",
});
