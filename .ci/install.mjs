/** `node .ci/install.mjs`: installs the packages of package-lock.json, unless exactly these are
 * installed. Runs on the Node of the computer. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`The case viewer needs npm and Node from 20.19 on. This is ${process.version}.`);
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

// npm puts the Node of an optional package, which fails silently, before any other.
const { stdout } = spawnSync("npm", ["exec", "-c", "node -v"], {
  encoding: "utf8",
  shell: process.platform === "win32",
});
const version = stdout.trim();
console.log(`The scripts run on Node ${version}`);
if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) < 24) {
  console.error(
    "They need Node 24, which npm has no package of for this computer, or could not install: install Node 24.",
  );
  process.exit(1);
}
