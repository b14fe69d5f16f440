import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

export const isRoot = process.getuid?.() === 0;

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

/** Whether this process can install packages of Debian. */
const canInstallPackages = () =>
  isRoot &&
  existsSync("/usr/bin/apt-get") &&
  /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));

/**
 * Installs packages with apt-get, on Debian as root.
 *
 * @param {...string} names
 * @returns {boolean} whether all of them are installed
 */
export function installPackages(...names) {
  if (!canInstallPackages()) return false;
  console.log(`Installing ${names.join(" and ")}`);
  const install = ["install", "-y", "--no-install-recommends", ...names];
  // A new machine has no lists of packages.
  return aptGet(install) || (aptGet(["update"]) && aptGet(install));
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
