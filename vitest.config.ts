import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserPath, launchArguments } from "./.ci/browser.mjs";

const nodeTests = "src/**/*.node.test.ts";
/** Long enough for the largest files on a busy machine: what takes longer has stopped. */
const shared = {
  setupFiles: "src/test-setup.ts",
  testTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

/** Tests run in Chromium, where the application runs; those of Node's commands run on Node. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: "./vite.config.ts",
        test: { ...shared, name: "node", include: [nodeTests, "./.ci/*.test.mjs"] },
      },
      {
        extends: "./vite.config.ts",
        test: {
          ...shared,
          name: "browser",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [nodeTests],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: "chromium" }],
            provider: playwright({
              launchOptions: { executablePath: browserPath(), args: launchArguments },
              contextOptions: { locale: "en-GB", timezoneId: "Asia/Tokyo" },
            }),
          },
        },
      },
    ],
  },
});
