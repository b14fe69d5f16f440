import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { runTool } from "../../.ci/tools.mjs";

const here = import.meta.dirname;
const into = join("test-results", "bench");

/** Where the production build of the application stands once it is built. */
export const application = join(into, "application");

/** The compared pages by their names, with the folders they are built into. */
export const pages: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(join(here, "pages"), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && existsSync(join(entry.parentPath, entry.name, "index.html")),
    )
    .map(({ name }) => [name, join(into, name)]),
);

/** Builds the application and, with the same bundler for the same browsers, what it is compared with. */
export async function buildAll(): Promise<void> {
  console.log("Building the application");
  if (!runTool("vite", ["build", "--logLevel", "warn", "--outDir", application, "--emptyOutDir"])) {
    throw new Error("The application could not be built");
  }
  for (const [name, folder] of Object.entries(pages)) {
    console.log(`Building ${name}`);
    await build({
      configFile: false,
      logLevel: "error",
      root: join(here, "pages", name),
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
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      outDir: join(into, "probe"),
      emptyOutDir: true,
      minify: false,
      lib: {
        entry: join(here, "probe.ts"),
        formats: ["iife"],
        name: "probe",
        fileName: () => "probe.js",
      },
    },
  });
}

/** The script that measures inside a page. */
export const probeScript = (): string => readFileSync(join(into, "probe", "probe.js"), "utf8");
