import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserPath, launchArguments } from "./.ci/browser.mjs";

const nodeTests = "src/**/*.node.test.ts";
const setupFiles = "src/test-setup.ts";

/** Tests run in Chromium, where the application runs; those of Node's commands run on Node. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: "./vite.config.ts",
        test: { name: "node", include: [nodeTests], setupFiles },
      },
      {
        extends: "./vite.config.ts",
        test: {
          name: "browser",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [nodeTests],
          setupFiles,
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
