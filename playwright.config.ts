import { defineConfig } from "@playwright/test";
import { browserOptions } from "./e2e/browser-options.ts";

/** `DEMO_PORT` is another port where several checkouts are tested side by side. */
const demoPort = Number(process.env.DEMO_PORT || 4273);

/** The demo as `npm start` serves it, the production build with real services, and a sample of the safety tests. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // The tests of the production build often wait, so three workers save time even on two cores.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: browserOptions,
  projects: [
    {
      name: "demo",
      testDir: "e2e/demo",
      use: { baseURL: `http://localhost:${demoPort}` },
    },
    { name: "production", testDir: "e2e/production" },
    // `npm run test:safety` runs all of them, and the controls.
    { name: "safety", testDir: "e2e/safety", grep: /@sample/ },
  ],
  webServer: {
    command: `npx vite preview --mode demo --port ${demoPort}`,
    url: `http://localhost:${demoPort}`,
    reuseExistingServer: false,
    cwd: import.meta.dirname,
  },
});
