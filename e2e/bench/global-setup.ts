import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { runTool } from "../../.ci/tools.mjs";

const into = join("test-results", "bench");

/** Where the production build of the application is made. */
export const application = join(into, "application");

/** What it is compared with: the folders that the pages are built into, by the pages' names. */
export const pages = {
  bare: join(into, "bare"),
  react: join(into, "react"),
  document: join(into, "document"),
} as const;

/** Builds the application and, with the same bundler for the same browsers, what it is compared with. */
export default async function buildAll(): Promise<void> {
  if (process.env["BENCH_NO_BUILD"] === "1") return;
  if (!runTool("vite", ["build", "--logLevel", "warn", "--outDir", application, "--emptyOutDir"])) {
    throw new Error("The application could not be built");
  }
  for (const [name, folder] of Object.entries(pages)) {
    await build({
      configFile: false,
      logLevel: "error",
      root: join(import.meta.dirname, "pages", name),
      base: `/${name}/`,
      plugins: [react()],
      build: {
        outDir: join(process.cwd(), folder),
        emptyOutDir: true,
        target: ["chrome140", "firefox150", "safari26.2"],
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 10_000,
      },
    });
  }
}
