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
        // What Vite finds only on the way makes it reload the page under a running test.
        optimizeDeps: {
          include: [
            "@fast-check/vitest",
            "@hookform/resolvers/standard-schema",
            "@internationalized/string",
            "@tanstack/react-query",
            "fast-check",
            "filenamify",
            "idb",
            "lucide-react",
            "maska",
            "msw",
            "msw/browser",
            "papaparse",
            "react",
            "react-dom",
            "react-dom/client",
            "react-hook-form",
            "react-hotkeys-hook",
            "react-json-view-lite",
            "react-router",
            "react-router/dom",
            "react/jsx-dev-runtime",
            "react/jsx-runtime",
            "temporal-polyfill/global",
            "vitest-browser-react",
            "zod/mini",
          ],
        },
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
