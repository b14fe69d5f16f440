import { defineConfig, devices } from "@playwright/test";
import { browserPath, launchArguments } from "./.ci/browser.mjs";

/** Another one where several checkouts are tested side by side. */
const demoPort = Number(process.env.DEMO_PORT || 4273);

/** Two projects: the demo as `npm start` serves it, and the production build with real services. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Asia/Tokyo",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: browserPath(), args: launchArguments },
  },
  projects: [
    {
      name: "demo",
      testDir: "e2e/demo",
      use: { baseURL: `http://localhost:${demoPort}` },
    },
    { name: "production", testDir: "e2e/production" },
  ],
  webServer: {
    command: `node .ci/ts.mjs src/commands/demo.ts --port ${demoPort}`,
    url: `http://localhost:${demoPort}`,
    reuseExistingServer: false,
  },
});
