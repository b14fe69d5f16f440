import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Ends the process with a sentence on a version of Node that Vite does not support. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error(`Case viewer needs Node 20.19, 22.12 or newer. This is ${process.version}.`);
  process.exit(1);
}

function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson("package-lock.json").packages).every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed[path]?.version === version,
  );
}

/** Installs the packages of package-lock.json, unless exactly these are installed. */
export function install() {
  if (isInstalled()) return;
  console.log("Installing");
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--loglevel=error"], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  console.error("npm ci failed, so nothing can be run. The reason is above.");
  process.exit(1);
}

/**
 * Runs the command of an installed package and waits for its end.
 *
 * @param {string} name of the package, whose first command it is
 * @param {string[]} args
 * @param {Record<string, string>} [env] on top of this process's
 * @returns {boolean} whether it ended well
 */
export function runTool(name, args, env = {}) {
  const folder = join("node_modules", name);
  const { bin } = readJson(join(folder, "package.json"));
  const command = join(folder, String(Object.values(bin)[0]));
  const { status } = spawnSync(process.execPath, [command, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    // No tool takes that long on the slowest machine, so one that does hangs.
    timeout: 2_400_000,
  });
  return status === 0;
}

/**
 * Finds a command in `PATH`, and then in more folders.
 *
 * @param {readonly string[]} names under which it may be installed
 * @param {readonly string[]} moreFolders
 * @returns {string | undefined} path of the executable
 */
export function findCommand(names, moreFolders = []) {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...moreFolders];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages with apt-get, as root and where there is one.
 *
 * @param {...string} names
 * @returns {boolean} whether all of them are installed
 */
export function installPackages(...names) {
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${names.join(" and ")}`);
  const install = ["install", "-y", "--no-install-recommends", ...names];
  if (aptGet(install)) return true;
  // A new machine has no lists of packages.
  aptGet(["update"]);
  return aptGet(install);
}

/** @param {readonly string[]} args */
function aptGet(args) {
  const { status } = spawnSync("apt-get", args, {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
