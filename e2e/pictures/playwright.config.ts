import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const looks = ["light", "dark"] as const;
const locales = ["en-GB", "ru-RU"];

/** `npm run pictures`: each screen of the demo build, into `test-results/pictures/`. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results/pictures-output",
  reporter: "list",
  projects: sizes.flatMap((viewport) =>
    looks.flatMap((colorScheme) =>
      locales.map((locale) => ({
        name: `${viewport.width}-${colorScheme}-${locale.slice(0, 2)}`,
        use: { ...base.projects?.[0]?.use, viewport, colorScheme, locale },
      })),
    ),
  ),
});
