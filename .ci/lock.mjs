import { readFileSync } from "node:fs";

/** @typedef {{ version?: string, resolved?: string, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry */
/** @typedef {{ packages: Record<string, Entry> }} Lock */

/**
 * Where Node looks for a dependency of the package at `path`, nearest first.
 *
 * @param {string} path of a package in the lock, `node_modules/a/node_modules/b`, or "" for the root
 * @param {string} name
 * @returns {string[]}
 */
function placesFor(path, name) {
  const own = path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (path === "") return [own];
  const parent = path.slice(0, Math.max(path.lastIndexOf("node_modules/") - 1, 0));
  return [own, ...placesFor(parent, name)];
}

/**
 * The optional packages (binaries of other platforms, as a rule) that a package of the lock names
 * and the lock has no entry for. `npm ci` refuses such a lock.
 *
 * @param {Lock} lock
 * @returns {{ name: string, range: string, isDev: boolean }[]}
 */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesFor(path, name).some((place) => place in packages))
      .map(([name, range]) => ({ name, range, isDev: dev })),
  );
}

/**
 * Whether `npm ci` works with a lock on every platform and with every registry; names what is wrong.
 *
 * @param {string} path of the lock
 */
export function isLockComplete(path) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(path, "utf8"));
  const missing = missingPackages(lock);
  for (const { name, range } of missing) console.error(`Not in ${path}: ${name} ${range}`);
  if (missing.length > 0) console.error("Run: node .ci/complete-lock.mjs");
  const bound = Object.keys(lock.packages).filter((place) => lock.packages[place]?.resolved);
  for (const place of bound) console.error(`Names a registry in ${path}: ${place}`);
  return missing.length === 0 && bound.length === 0;
}
