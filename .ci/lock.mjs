import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";

/** @typedef {Record<string, string>} Ranges */
/** @typedef {{ version?: string, resolved?: string, dev?: boolean, dependencies?: Ranges, devDependencies?: Ranges, optionalDependencies?: Ranges }} Entry */
/** @typedef {{ packages: Record<string, Entry> }} Lock */

/**
 * The paths at which Node looks for a dependency of the package at `path`, nearest first.
 *
 * @param {string} path of a package in the lock, `node_modules/a/node_modules/b`, or "" for the root
 * @param {string} name
 * @returns {string[]}
 */
function candidatePaths(path, name) {
  const own = path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (path === "") return [own];
  const parent = path.slice(0, Math.max(path.lastIndexOf("node_modules/") - 1, 0));
  return [own, ...candidatePaths(parent, name)];
}

/**
 * The optional packages, mostly binaries of other platforms, that a package of the lock names and the
 * lock has no entry for. `npm ci` refuses such a lock.
 *
 * @param {Lock} lock
 * @returns {{ name: string, range: string, isDev: boolean }[]}
 */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !candidatePaths(path, name).some((candidate) => candidate in packages))
      .map(([name, range]) => ({ name, range, isDev: dev })),
  );
}

/**
 * The packages that another one of the lock needs and the lock has no entry for.
 *
 * @param {Lock} lock
 * @returns {string[]}
 */
function missingNeeds({ packages }) {
  return Object.entries(packages).flatMap(([path, { dependencies, devDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !candidatePaths(path, name).some((candidate) => candidate in packages),
    ),
  );
}

/**
 * Whether a lock was made for a `package.json`.
 *
 * @param {Lock} lock
 * @param {Entry} manifest
 */
function isOf({ packages }, manifest) {
  return /** @type {const} */ (["dependencies", "devDependencies"]).every((kind) =>
    isDeepStrictEqual(packages[""]?.[kind] ?? {}, manifest[kind] ?? {}),
  );
}

/**
 * Whether `npm ci` works with a lock on every platform and with every registry. Prints what is wrong.
 *
 * @param {string} path of the lock, beside its `package.json`
 */
export function isLockComplete(path) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(path, "utf8"));
  const missing = missingPackages(lock);
  for (const { name, range } of missing) console.error(`Not in ${path}: ${name} ${range}`);
  if (missing.length > 0) console.error("Run: node .ci/complete-lock.mjs");
  const needs = missingNeeds(lock);
  for (const name of needs) console.error(`Not in ${path}: ${name}`);
  const isCurrent = isOf(
    lock,
    JSON.parse(readFileSync(join(dirname(path), "package.json"), "utf8")),
  );
  if (!isCurrent)
    console.error(`package.json has changed since ${path} was made. Run: npm install`);
  const withRegistry = Object.keys(lock.packages).filter((entry) => lock.packages[entry]?.resolved);
  for (const entry of withRegistry) console.error(`Names a registry in ${path}: ${entry}`);
  return missing.length + needs.length + withRegistry.length === 0 && isCurrent;
}
