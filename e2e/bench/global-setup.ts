import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

export const builds = join("test-results", "bench");

export const application = join(builds, "application");

/** Builds the application and, with the same bundler for the same browsers, the page it is compared with. */
export default async function buildAll(): Promise<void> {
  if (process.env["BENCH_NO_BUILD"] === "1") return;
  await build({ logLevel: "warn", build: { outDir: application, emptyOutDir: true } });
  const root = join(import.meta.dirname, "pages");
  await build({
    configFile: false,
    logLevel: "error",
    root,
    base: "/compared/",
    plugins: [react()],
    build: {
      outDir: join(process.cwd(), builds, "compared"),
      emptyOutDir: true,
      target: ["chrome140", "firefox150", "safari26.2"],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, "react", "index.html"),
      },
    },
  });
}
