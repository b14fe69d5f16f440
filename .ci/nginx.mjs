import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const isRoot = process.getuid?.() === 0;

/**
 * Finds the nginx of this machine. Installs nothing.
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
 * Installs nginx, if there is none, as root on Debian. Without nginx the tests that need it are skipped,
 * and the output says so.
 */
export function ensureNginx() {
  if (nginxPath() || !isRoot || !existsSync("/usr/bin/apt-get")) return;
  console.log("No nginx found: installing Debian's");
  const options = ["install", "-y", "--no-install-recommends"];
  if (install([...options, "nginx-light"])) return;
  install(["update"]);
  install([...options, "nginx"]);
}
