import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licences of the shipped packages. Read a licence before you add it here. */
const allowed = ["ISC", "MIT"];

/**
 * The folder of the package that a module comes from; `undefined` for a module of this project.
 * Rolldown and Vite add helpers of their own to a build.
 *
 * @param {string} id
 */
function packageFolder(id) {
  const [, tool] = /^\0(rolldown|vite)\//.exec(id) ?? [];
  if (tool) return join("node_modules", tool);
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll("\\", "/"))?.[0];
}

/**
 * Reads the name, licence and notice of a package.
 *
 * @param {string} folder
 */
function describePackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((path) => /^(?:licen[cs]e|copying)/i.test(path));
  const text = file
    ? readFileSync(join(folder, file), "utf8").trim()
    : `The package comes without the text of its licence: https://www.npmjs.com/package/${name}`;
  // The rest of Vite's file is about code that is not in a build.
  const [own] = text.split("# Licenses of bundled dependencies");
  return { name: `${name} ${version}`, license: String(license), text: own?.trim() };
}

/**
 * Writes `licenses.md` next to the page: the licence notices of all packages whose code is in a build
 * and its workers. Fails the build at a licence that is not on the list. (Vite's own `build.license`
 * leaves out the workers.)
 */
export function licensePlugins() {
  /** @type {Set<string>} */
  const folders = new Set();

  /** @param {import("vite").Rolldown.OutputBundle} bundle */
  function collect(bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset") continue;
      for (const id of file.moduleIds) {
        const folder = packageFolder(id);
        if (folder) folders.add(folder);
      }
    }
  }

  /** For a worker or script that is bundled separately. @type {import("vite").Plugin} */
  const part = {
    name: "licenses-of-part",
    generateBundle: (_options, bundle) => collect(bundle),
  };

  /** For the page, which is bundled after them. @type {import("vite").Plugin} */
  const page = {
    name: "licenses",
    generateBundle(_options, bundle) {
      collect(bundle);
      const packages = [...folders].map(describePackage);
      const refused = packages.find(({ license }) => !allowed.includes(license));
      if (refused) this.error(`The licence of ${refused.name} is not allowed: ${refused.license}`);
      const sections = packages
        .map(({ name, license, text }) => `## ${name} (${license})\n\n${text}\n`)
        .toSorted();
      const source = ["# Licences of the packages in this build\n", ...sections].join("\n");
      this.emitFile({ type: "asset", fileName: "licenses.md", source });
    },
  };

  return { page, part };
}
