import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import { browserPath, launchArguments } from "./.ci/browser.mjs";
import viteConfig from "./vite.config.ts";

/** Tests run on Node, those of components and those that need a page (`*.browser.test.ts`) in Chromium. */
export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    // Only a start in an old browser imports it, which Vite would learn in the middle of the tests.
    optimizeDeps: { include: ["temporal-polyfill/global"] },
    test: {
      reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
      setupFiles: ["src/test-setup.ts"],
      // The time-outs fit the largest files on a busy machine.
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      // The files of a worker share a page and the modules in it, which saves half of the time. No module keeps state.
      isolate: false,
      projects: [
        {
          test: {
            name: "node",
            include: ["{src,vite,.ci}/**/!(*.browser).test.{ts,mjs}"],
            setupFiles: ["src/node-test-setup.ts"],
            env: { TZ: "Asia/Tokyo" },
          },
        },
        {
          test: {
            name: "browser",
            include: ["src/**/*.test.tsx", "src/**/*.browser.test.ts"],
            setupFiles: ["src/browser-test-setup.ts"],
            // Each worker has a browser context, and so storage, of its own. Its tab often waits, so two save time.
            maxWorkers: 2,
            // Vitest refuses projects with different numbers of workers in one group.
            sequence: { groupOrder: 1 },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1280, height: 800 },
              // Tests name what they look for by a part of its text.
              locators: { exact: false },
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
  }),
);
