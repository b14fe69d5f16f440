import { join } from "node:path";
import { build } from "vite";

let made: Promise<string> | undefined;

/** The script that walks inside a page, as text. */
export const walkScript = (): Promise<string> => (made ??= make());

async function make(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "walk.ts"), formats: ["iife"], name: "walking" },
    },
  });
  const [bundle] = [made].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The script was not built");
  return bundle.output[0].code;
}
