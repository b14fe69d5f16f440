import { build } from "vite";

const scripts = new Map<string, Promise<string>>();

/** Bundles a file for {@link Page.addInitScript}, once. @returns the script's text */
export function buildPageScript(file: string): Promise<string> {
  const script = scripts.get(file) ?? bundle(file);
  scripts.set(file, script);
  return script;
}

async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry: file, formats: ["iife"], name: "script" } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The script was not built");
  return bundle.output[0].code;
}
