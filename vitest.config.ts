import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchArguments, windowlessBrowserPath } from "./.ci/browser.mjs";

/** Modules that need no page. What needs one all the same is named `*.browser.test.ts`. */
const pure = "wire,model,privacy,i18n,service,export,commands";
const nodeTests = [`src/{${pure}}/**/!(*.browser).test.ts`, "src/*.test.ts", ".ci/*.test.mjs"];

/** Node 20 tells the digits of a number in JSON text only when asked to; later versions always do. */
const jsonSource = "rawJSON" in JSON ? [] : ["--harmony-json-parse-with-source"];

/** Long enough for the largest files on a busy machine: what takes longer has stopped. */
const shared = {
  setupFiles: "src/test-setup.ts",
  testTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

/** Files that replace a module, or that look at what happens once in a page: each has a page of its own. */
const aloneTests = "src/**/*.alone.test.{ts,tsx}";

const inBrowser = () => ({
  ...shared,
  setupFiles: ["src/browser-test-setup.ts", shared.setupFiles],
  // One tab waits while the other works, on two cores too.
  maxWorkers: 2,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1280, height: 800 },
    instances: [{ browser: "chromium" as const }],
    provider: playwright({
      launchOptions: { executablePath: windowlessBrowserPath(), args: launchArguments },
      contextOptions: { locale: "en-GB", timezoneId: "Asia/Tokyo" },
    }),
  },
});

/** The tests of pure modules run on Node, those of components in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: "./vite.config.ts",
        test: {
          ...shared,
          name: "node",
          include: nodeTests,
          setupFiles: ["src/node-test-setup.ts", shared.setupFiles],
          execArgv: jsonSource,
          // They share the modules they import, which halves their time; none keeps anything there.
          isolate: false,
        },
      },
      {
        extends: "./vite.config.ts",
        test: {
          ...inBrowser(),
          name: "browser",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [...nodeTests, aloneTests],
          // Vitest refuses projects with different numbers of workers in one group.
          sequence: { groupOrder: 1 },
          // Files share a page, and the modules loaded into it, which saves a third of their time.
          isolate: false,
        },
      },
      {
        extends: "./vite.config.ts",
        // A module that a test replaces is not searched for packages, and one found late reloads the page.
        optimizeDeps: { entries: ["src/main.tsx", "src/**/*.worker.ts"] },
        test: {
          ...inBrowser(),
          name: "browser-alone",
          include: [aloneTests],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
