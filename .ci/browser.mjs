import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findCommand, installPackages, isRoot } from "./apt.mjs";

/** The oldest versions that the build supports, as `build.target` in vite.config.ts. */
const oldest = { Chromium: 140, Firefox: 150 };

/**
 * The command line of Chromium: without requests of its own, which are slow on a closed network, and as
 * root without its sandbox, which would not start.
 */
export const launchArguments = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** The one without windows first: a page opens there in half the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "Google Chrome",
  "Chromium",
  "chrome.exe",
];

/** The folders of applications on macOS and Windows. */
const applicationFolders = [
  ...["Google Chrome", "Chromium", "Firefox"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS`,
  ),
  join(process.env.PROGRAMFILES ?? "", "Google/Chrome/Application"),
];

/** The browser for the tests: `CHROMIUM_PATH`, else an installed Chrome or Chromium, else Playwright's download. */
export const browserPath = () =>
  process.env.CHROMIUM_PATH ||
  findCommand(names, applicationFolders) ||
  [chromium.executablePath()].find(existsSync);

/**
 * Checks that a browser is new enough for the tests.
 *
 * @param {string} path of the executable
 * @param {keyof typeof oldest} name
 * @param {string} variable of the environment that names another one
 * @returns {string} the path
 * @throws when it does not run or is too old; the message says what to do
 */
function newEnough(path, name, variable) {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  const version = /\d+(?=\.\d)/.exec(stdout ?? "")?.[0];
  if (Number(version) >= oldest[name]) return path;
  const found = version ? `${path} is ${name} ${version}` : `${path} is no ${name}`;
  throw new Error(
    `${found}. The tests need ${name} ${oldest[name]} or newer: name one with ${variable}=/path/to/it.`,
  );
}

/**
 * The same browser, installed when this machine has none: on Debian as root by Debian's own package, which
 * brings the libraries that a bare machine lacks and Playwright's download does not.
 *
 * @throws when there is none that is new enough; the message says what to do
 */
export function ensureBrowser() {
  if (!browserPath()) installPackages("chromium-headless-shell");
  if (!browserPath()) {
    console.log("No browser found: asking Playwright to download one");
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  }
  const path = browserPath();
  if (path) return newEnough(path, "Chromium", "CHROMIUM_PATH");
  throw new Error(
    "No browser for the tests. Install Chrome or Chromium, or name one with CHROMIUM_PATH=/path/to/it.",
  );
}

/**
 * A stock Firefox: `FIREFOX_PATH` if set, else an installed one.
 *
 * @throws when there is none that is new enough; the message says what to do
 */
export function findFirefox() {
  const path =
    process.env.FIREFOX_PATH || findCommand(["firefox", "firefox-esr"], applicationFolders);
  if (path) return newEnough(path, "Firefox", "FIREFOX_PATH");
  throw new Error("No Firefox. Install one, or name one with FIREFOX_PATH=/path/to/it.");
}
