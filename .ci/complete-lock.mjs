/**
 * `node .ci/complete-lock.mjs`, after a change of dependencies: adds to package-lock.json the
 * optional packages that npm left out because the registry it asked does not have them, which are
 * binaries of other platforms.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingPackages } from "./lock.mjs";

const fields = ["version", "license", "os", "cpu", "libc", "engines", "dist.integrity"];

/** @typedef {{ version: string, license?: string, os: string[], cpu: string[], libc?: string[], engines?: object, "dist.integrity"?: string }} Manifest */

/**
 * The registry's entry for a package; undefined where it does not have it.
 *
 * @param {string} spec `name@range`
 * @returns {Manifest | undefined}
 */
function manifestOf(spec) {
  try {
    const text = execFileSync("npm", ["view", spec, ...fields, "--json"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      shell: process.platform === "win32",
    });
    // npm prints nothing if no version is in the range, and a list if several are.
    const found = text.trim() === "" ? undefined : JSON.parse(text);
    return Array.isArray(found) ? found.at(-1) : found;
  } catch {
    return undefined;
  }
}

/**
 * The entry for a binary by its name: `@oxlint/binding-linux-arm64-musl` names a system, a processor and
 * a C library. It has no integrity, which only the registry knows.
 *
 * @param {string} name
 * @param {string} version
 * @returns {Manifest}
 */
function manifestByName(name, version) {
  const platform =
    /(?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(?<cpu>arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-(?<abi>gnu|musl))?/.exec(
      name,
    )?.groups;
  if (!platform || !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`The registry does not have ${name}@${version}, whose name names no platform`);
  }
  const { os = "", cpu = "", abi } = platform;
  const libc = abi === "gnu" ? "glibc" : abi;
  return { version, os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/**
 * The lock's entry for a package that it lacks.
 *
 * @param {{ name: string, range: string, isDev: boolean }} missing
 */
function entryOf({ name, range, isDev }) {
  const manifest = manifestOf(`${name}@${range}`) ?? manifestByName(name, range);
  const { version, "dist.integrity": integrity, cpu, libc, license, os, engines } = manifest;
  const dev = isDev || undefined;
  return { version, integrity, cpu, dev, libc, license, optional: true, os, engines };
}

process.chdir(join(import.meta.dirname, ".."));
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const missing of missingPackages(lock)) {
  lock.packages[`node_modules/${missing.name}`] = entryOf(missing);
  console.log(`${missing.name} ${missing.range}`);
}
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, "en"));
lock.packages = Object.fromEntries(sorted);
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
