/** `node .ci/install.mjs`: installs the packages of package-lock.json, unless exactly these are installed. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(`The case viewer needs Node 20.19, 22.12 or newer. This is ${process.version}.`);
  process.exit(1);
}

/** @param {string} path */
const packagesOf = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed[path]?.version === version,
  );
}

if (!isInstalled()) {
  console.log("Installing");
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--loglevel=error"], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed, so nothing can be run. The reason is above.");
    process.exit(1);
  }
}
