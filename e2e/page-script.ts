import { build } from "vite";

/** Bundles a file for {@link Page.addInitScript}. @returns the script's text */
export async function buildPageScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry: file, formats: ["iife"], name: "script" } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The script was not built");
  return bundle.output[0].code;
}
