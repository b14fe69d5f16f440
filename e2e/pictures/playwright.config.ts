import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** `npm run pictures`: each screen of the demo build, into `test-results/pictures/`. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results/pictures-output",
  reporter: "list",
  projects: [{ use: base.projects?.[0]?.use ?? {} }],
});
