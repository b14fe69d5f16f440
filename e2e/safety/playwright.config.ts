import { defineConfig } from "@playwright/test";
import { browserOptions } from "../browser-options.ts";
import { controls } from "./controls.ts";
import type { SafetyOptions } from "./safety-test.ts";

/** Workers inherit the seed, so that they all make the same random answers. */
process.env["SAFETY_SEED"] ??= String(Date.now() % 1_000_000);
// Vite would build React for development otherwise.
process.env["NODE_ENV"] = "production";

/**
 * `npm run test:safety`: what a hostile or broken service can do to the production build, and the
 * controls, builds that are broken on purpose: in each of them the tests that it names must fail.
 * `SAFETY_SEED` chooses the random answers.
 */
export default defineConfig<SafetyOptions & { path: string }>({
  testDir: ".",
  outputDir: "../../test-results/safety-output",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  // Six rounds are over 500 creates.
  use: { ...browserOptions, rounds: 6 },
  projects: [
    { name: "product", use: { folder: "test-results/safety/product" } },
    {
      name: "a build for a sub-path",
      testDir: "../production",
      grep: /@sub-path/,
      use: { folder: "test-results/safety/viewer", path: "/viewer/" },
    },
    ...Object.entries(controls).map(([control, { tests }]) => ({
      name: `control: ${control}`,
      grep: tests,
      // One worker builds it, for all its tests.
      workers: 1,
      use: { control },
    })),
  ],
});
