/** `node .ci/other-browsers.mjs firefox` or `webkit`: an operator's journeys in that browser. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findCommand, installPackages } from "./apt.mjs";

/** A stock Firefox: `FIREFOX_PATH` if set, else an installed one. @returns {string | undefined} */
export const firefoxPath = () =>
  process.env.FIREFOX_PATH ||
  findCommand(["firefox", "firefox-esr"], ["/Applications/Firefox.app/Contents/MacOS"]);

/** The browser of WebKitGTK that its driver starts. @returns {string | undefined} */
export const webKitPath = () =>
  (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
    .map((architecture) => join("/usr/lib", architecture, "webkit2gtk-4.1/MiniBrowser"))
    .find(existsSync);

const needed = {
  firefox: { isThere: () => firefoxPath() !== undefined, packages: ["firefox-esr"] },
  webkit: {
    isThere: () =>
      ["WebKitWebDriver", "xvfb-run", "xauth"].every((name) => findCommand([name])) &&
      webKitPath() !== undefined,
    packages: ["webkit2gtk-driver", "xvfb", "xauth"],
  },
};

/**
 * Installs a browser where it is missing and can be installed, or says that its tests are left out.
 *
 * @param {keyof typeof needed} name
 * @returns {boolean} whether it is installed
 */
export function ensureOtherBrowser(name) {
  const { isThere, packages } = needed[name];
  if (isThere() || (installPackages(...packages) && isThere())) return true;
  console.log(
    `There is no ${packages.join(", ")}, and none could be installed: ${name} is not tested.`,
  );
  return false;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2] === "webkit" ? "webkit" : "firefox";
  const config = ["--config", "e2e/other-browsers/playwright.config.ts", "--project", name];
  if (ensureOtherBrowser(name)) {
    const { status } = spawnSync("npx", ["playwright", "test", ...config], { stdio: "inherit" });
    process.exitCode = status ?? 1;
  }
}
