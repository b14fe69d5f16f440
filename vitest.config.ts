import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchArguments, windowlessBrowserPath } from "./.ci/browser.mjs";

/** Modules whose tests run on Node. Their tests that need a page are named `*.browser.test.ts`. */
const pure = "wire,model,privacy,i18n,service,export,commands";
const nodeTests = [
  `src/{${pure}}/**/!(*.browser).test.ts`,
  "{src,vite}/*.test.ts",
  "src/lib/read-{table,json-file}.test.ts",
  "src/config/settings.test.ts",
  "src/create/{form,paste}/*.test.ts",
  ".ci/*.test.mjs",
];

/** The time-outs fit the largest files on a busy machine. */
const shared = {
  setupFiles: "src/test-setup.ts",
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** The tests of pure modules run on Node, those of components in Chromium. */
export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    projects: [
      {
        extends: "./vite.config.ts",
        test: {
          ...shared,
          name: "node",
          include: nodeTests,
          setupFiles: ["src/node-test-setup.ts", shared.setupFiles],
          // The files share the modules they import, which halves their time. No module keeps state.
          isolate: false,
        },
      },
      {
        extends: "./vite.config.ts",
        test: {
          ...shared,
          name: "browser",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: nodeTests,
          setupFiles: ["src/browser-test-setup.ts", shared.setupFiles],
          // Tabs often wait, so two of them save time even on two cores.
          maxWorkers: 2,
          // Vitest refuses projects with different numbers of workers in one group.
          sequence: { groupOrder: 1 },
          // The files of a worker share a page and the modules in it, which saves a third of their time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: "chromium" }],
            provider: playwright({
              launchOptions: { executablePath: windowlessBrowserPath(), args: launchArguments },
              contextOptions: { locale: "en-GB", timezoneId: "Asia/Tokyo" },
            }),
          },
        },
      },
    ],
  },
});
