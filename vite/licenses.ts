import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import * as z from "zod/mini";
import { describeBuild } from "./sbom.ts";

/** The licences of the shipped packages. Read a licence before you add it here. */
const allowed = ["ISC", "MIT", "MIT-0", "OFL-1.1"];

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z._default(z.string(), ""),
});

/**
 * The folder of the package that a module comes from; `undefined` for a module of this project.
 * Rolldown and Vite add helpers of their own to a build.
 */
function packageFolder(id: string): string | undefined {
  const [, tool] = /^\0(rolldown|vite)\//.exec(id) ?? [];
  if (tool) return join("node_modules", tool);
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll("\\", "/"))?.[0];
}

/** Reads the name, licence and notice of a package. */
function describePackage(folder: string) {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license } = z.parse(Manifest, manifest);
  const file = readdirSync(folder).find((path) => /^(?:licen[cs]e|copying)/i.test(path));
  const text = file
    ? readFileSync(join(folder, file), "utf8").trim()
    : `The package comes without the text of its licence: https://www.npmjs.com/package/${name}`;
  // The rest of Vite's file is about code that is not in a build.
  const [own = ""] = text.split("# Licenses of bundled dependencies");
  return { name: `${name} ${version}`, license, text: own.trim() };
}

/**
 * Writes `licenses.md` beside the page: the licence notices of all packages whose code is in a build. Fails
 * the build at a licence that is not on the list. It stands in `plugins` and in `worker.plugins`, because
 * Vite's own `build.license` leaves out the workers.
 * @param options.hasBom whether a bill of these packages is written too, `sbom.cdx.json`
 */
export function licenses({ hasBom = false } = {}): Plugin {
  const folders = new Set<string>();
  return {
    name: "licenses",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
        const folder = packageFolder(id);
        if (folder) folders.add(folder);
      }
      // The page is bundled after its workers.
      if (!chunks.some(({ facadeModuleId }) => facadeModuleId?.endsWith(".html"))) return;
      const packages = [...folders].map(describePackage);
      const refused = packages.find(({ license }) => !allowed.includes(license));
      if (refused) this.error(`The licence of ${refused.name} is not allowed: ${refused.license}`);
      const sections = packages
        .map(({ name, license, text }) => `## ${name} (${license})\n\n${text}\n`)
        .toSorted();
      const source = ["# Licences of the packages in this build\n", ...sections].join("\n");
      this.emitFile({ type: "asset", fileName: "licenses.md", source });
      if (!hasBom) return;
      const bom = describeBuild(packages.map(({ name }) => name));
      this.emitFile({ type: "asset", fileName: "sbom.cdx.json", source: bom });
    },
  };
}
