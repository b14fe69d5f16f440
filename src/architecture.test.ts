import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { drawModules, moduleOf, readImports, sourceFiles } from "../.ci/module-imports.mjs";

/** The modules, in the order of the README: each may import those before it. */
const modules = [
  ..."lib wire privacy model i18n ui config session api case-ui".split(" "),
  ..."export documents changes worklist case create app".split(" "),
];
/**
 * The sub-folders of a module, in order: each may import those before it, and the files that stand in
 * the module's own folder.
 */
const subFolders: Readonly<Record<string, string>> = {
  ui: "page text copy form",
  documents: "files preview list",
  case: "copy fields stages transactions answer header find print",
  create: "form rows draft send review result",
  worklist: "store open list",
  app: "settings",
  service: "store demo",
};
/** Modules that do not run in the page, and what each may import. */
const servers: Readonly<Record<string, readonly string[]>> = {
  service: ["lib", "wire"],
  commands: "lib wire model i18n config api case-ui service".split(" "),
};

/** Modules that know no React. */
const pureModules = ["wire", "privacy", "model"];

/** A test may also import these, to start a service and to read requests. */
const inTests = ["service", "wire"];

/** Tests and fixtures of every screen open the application with its own routes. */
const openedApp = "#app/fixtures/open-app.tsx";

/** The sub-folder of a module that a file is in; "" for the module's own folder. */
const subFolderOf = (path: string) => path.split("/").slice(1, -1)[0] ?? "";

function mayImport(path: string, from: string): boolean {
  const module = moduleOf(path);
  const isTest = /\.test\.tsx?$/.test(path);
  const isInFixtures = path.includes("/fixtures/");
  if (from.startsWith("/") || (from.startsWith("#") && from.includes(".."))) return false;
  if (from.includes("/fixtures/") && !isTest && !isInFixtures) return false;
  // The embedded service accepts the fields that the delivered form has.
  if (module === "service" && from === "../../deploy/form-profile.default.json") return true;
  // The test of the imports reads them with what draws them.
  if (isTest && from.startsWith("../.ci/")) return true;
  if (from.startsWith(".")) {
    const target = posix.join(posix.dirname(path), from);
    return moduleOf(target) === module && (isTest || mayImportFolder(path, target));
  }
  // Another import of zod would miss its configuration.
  if (from.startsWith("zod")) return path === "lib/zod.ts";
  if (!from.startsWith("#")) return !(pureModules.includes(module) && /^react\b/.test(from));
  const imported = moduleOf(from.slice(1));
  if (from === openedApp) return true;
  // Another test checks that the service is in no production build.
  if (path === "main.tsx") return [...modules, "service"].includes(imported);
  // A case and a create know which cases are on the list, and no more of it.
  if (imported === "worklist" && ["case", "create"].includes(module)) {
    return isTest || from.startsWith("#worklist/store/");
  }
  const before = servers[module] ?? modules.slice(0, modules.indexOf(module));
  return before.includes(imported) || (isTest && inTests.includes(imported));
}

/** Whether the sub-folders of two files of one module allow an import. */
function mayImportFolder(path: string, target: string): boolean {
  const order = subFolders[moduleOf(path)]?.split(" ");
  const [folder, imported] = [subFolderOf(path), subFolderOf(target)];
  if (!order || folder === imported || folder === "" || imported === "") return true;
  if (folder === "fixtures" || imported === "fixtures") return true;
  return order.includes(imported) && order.indexOf(imported) < order.indexOf(folder);
}

const dateFormats = /Intl\.DateTimeFormat|toLocale(?:Date|Time)String/;

/** The faults of one file, each as a sentence. `path` is relative to `src`. */
function faultsIn(path: string, text: string): string[] {
  const refused = readImports(path, text).filter((from) => !mayImport(path, from));
  const faults = refused.map((from) => `${path} may not import ${from}`);
  if (!path.includes(".test.") && text.includes("import.meta.glob")) {
    faults.push(`${path} names files without an import`);
  }
  if (!path.includes(".test.") && moduleOf(path) !== "i18n" && dateFormats.test(text)) {
    faults.push(`${path} formats a date, which is what i18n does`);
  }
  // What two components share is a component, not a style.
  const styles = readImports(path, text).filter((from) => from.endsWith(".module.css"));
  const own = `./${posix.basename(path, ".tsx")}.module.css`;
  faults.push(
    ...styles.filter((from) => from !== own).map((from) => `${path} may not import ${from}`),
  );
  const module = moduleOf(path);
  if (module && !modules.includes(module) && !(module in servers)) {
    faults.push(`${path} is in a module that the README does not name`);
  }
  return faults;
}

test("every file imports only what comes before its module", () => {
  expect(sourceFiles.map(({ path }) => path)).toContain("architecture.test.ts");
  expect(sourceFiles.flatMap(({ path, text }) => faultsIn(path, text))).toEqual([]);
});

// The control: each of these is found.
test.each([
  ["model/stage.ts", 'import type { Case } from "../case/Case.tsx";'],
  ["model/stage.ts", 'export * from "#api/queries.ts";'],
  ["model/stage.ts", 'export const open = () => import("#case/Case.tsx");'],
  ["model/stage.ts", "export const open = (name: string) => import(name);"],
  ["main.tsx", 'import { listen } from "#commands/listen.ts";'],
  ["create/form/values.ts", 'import { sendCreate } from "../send/send-create.ts";'],
  ["case/CaseView.tsx", 'import { HomePage } from "#worklist/HomePage.tsx";'],
  ["attic/box.ts", ""],
  ["model/stage.ts", 'import { useMemo } from "react";'],
  ["config/settings.ts", 'import * as z from "zod/mini";'],
  ["ui/Panel.tsx", 'import { Case } from "#ui/../case/Case.tsx";'],
  ["case/CaseView.tsx", 'import { caseOf } from "#model/fixtures/case-of.ts";'],
  ["case/CaseView.tsx", 'import styles from "./CaseHeader.module.css";'],
  ["case/CaseView.tsx", 'const format = new Intl.DateTimeFormat("en");'],
  ["case/CaseView.tsx", 'const parts = import.meta.glob("./*.tsx");'],
])("a fault is caught in %s: %s", (path, text) => {
  expect(faultsIn(path, text)).toHaveLength(1);
});

test("the picture of the modules is that of their imports", () => {
  const [drawn] = /```mermaid\n[^]*?```/.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
  expect(drawn).toBe(drawModules());
});
