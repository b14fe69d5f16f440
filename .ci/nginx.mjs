import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const isRoot = process.getuid?.() === 0;

/**
 * The nginx of this machine, if it has one. Only looks; installs nothing.
 *
 * @returns {string | undefined} path of the executable
 */
export function nginxPath() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, "nginx"))
    .find((path) => existsSync(path));
}

/** @param {string[]} args */
function install(args) {
  const { status } = spawnSync("apt-get", args, {
    stdio: "ignore",
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

/**
 * Sees to it that there is an nginx where that is easy: with Debian's packages, as root. Without
 * one the tests behind it are skipped, and say so.
 */
export function ensureNginx() {
  if (nginxPath() || !isRoot || !existsSync("/usr/bin/apt-get")) return;
  console.log("No nginx found: installing Debian's");
  const options = ["install", "-y", "--no-install-recommends"];
  if (install([...options, "nginx-light"])) return;
  install(["update"]);
  install([...options, "nginx"]);
}
