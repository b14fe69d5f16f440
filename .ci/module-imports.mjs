/**
 * What the files of `src` import, and the picture of the modules in `docs/architecture.md`:
 * `npm run picture:modules` draws it, and `src/architecture.test.ts` checks that it is true.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const source = join(import.meta.dirname, "../src");
const document = join(import.meta.dirname, "../docs/architecture.md");

/** The files of `src`; a path begins with the folder of its module. */
export const sourceFiles = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({
    path: path.split(sep).join("/"),
    text: readFileSync(join(source, path), "utf8"),
  }));

/** The module that a file is in; "" for a file of `src` itself. @param {string} path */
export const moduleOf = (path) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "");

/**
 * What a file imports: static, dynamic and type imports, and what it exports from elsewhere.
 *
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function readImports(path, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    // A computed path cannot be checked, so it is refused.
    ...dynamicImports.map(
      ({ moduleRequest: { start, end } }) => /^"(.*)"$/.exec(text.slice(start, end))?.[1] ?? "#any",
    ),
  ];
}

/** The modules that each module imports, without its tests and fixtures. @returns {Map<string, Set<string>>} */
function moduleImports() {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const { path, text } of sourceFiles) {
    const module = moduleOf(path);
    if (module === "" || path.includes(".test.") || path.includes("/fixtures/")) continue;
    const imported = imports.get(module) ?? new Set();
    imports.set(module, imported);
    for (const from of readImports(path, text)) {
      const other = from.startsWith("#") ? moduleOf(from.slice(1)) : "";
      if (other !== "" && other !== module) imported.add(other);
    }
  }
  return imports;
}

/** Mermaid's diagram of the modules. An arrow that follows from others is left out. */
export function drawModules() {
  const imports = moduleImports();
  /** @type {(from: string, to: string) => boolean} */
  const leadsTo = (from, to) =>
    [...(imports.get(from) ?? [])].some((next) => next === to || leadsTo(next, to));
  const arrows = [...imports].flatMap(([module, imported]) =>
    [...imported]
      .filter((to) => ![...imported].some((between) => between !== to && leadsTo(between, to)))
      .map((to) => `  ${module} --> ${to}`),
  );
  return ["```mermaid", "graph TD", ...arrows.toSorted(), "```"].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(document, "utf8");
  writeFileSync(document, text.replace(/```mermaid\n[^]*?```/, drawModules()));
}
