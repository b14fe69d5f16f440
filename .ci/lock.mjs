import { readFileSync } from "node:fs";

/** @typedef {{ version?: string, resolved?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry */
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
 * Whether `npm ci` works with a lock on every platform and with every registry. Prints what is wrong.
 *
 * @param {string} path of the lock
 */
export function isLockComplete(path) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(path, "utf8"));
  const missing = missingPackages(lock);
  for (const { name, range } of missing) console.error(`Not in ${path}: ${name} ${range}`);
  if (missing.length > 0) console.error("Run: node .ci/complete-lock.mjs");
  const withRegistry = Object.keys(lock.packages).filter((entry) => lock.packages[entry]?.resolved);
  for (const entry of withRegistry) console.error(`Names a registry in ${path}: ${entry}`);
  return missing.length === 0 && withRegistry.length === 0;
}
