import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findCommand, installPackages, isRoot, runTool } from "./tools.mjs";

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

const windowlessName = "chromium-headless-shell";

/** The names of Chrome and Chromium; the last three are those on macOS and Windows. */
const browserNames = [
  ..."chromium chromium-browser google-chrome google-chrome-stable".split(" "),
  "Google Chrome",
  "Chromium",
  "chrome.exe",
];

/** Their folders on macOS and Windows. */
const applicationFolders = [
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, "Google/Chrome/Application")] : [];
  }),
];

const installedPath = () => findCommand(browserNames, applicationFolders);

function downloadedPath() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, else an installed Chrome or
 * Chromium, else Playwright's own download. Installs nothing.
 *
 * @returns {string | undefined} path of the executable
 */
function browserPath() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return installedPath() ?? downloadedPath();
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  return named;
}

/**
 * The same browser without windows, where it is installed: a page opens there in half the time, since
 * no toolbar is drawn around it.
 *
 * @returns {string | undefined} path of the executable; that of the browser where there is no other
 */
export function windowlessBrowserPath() {
  if (process.env.CHROMIUM_PATH) return browserPath();
  return findCommand([windowlessName]) ?? browserPath();
}

function isDebian() {
  return (
    existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

/**
 * The same browser, installed when this machine has none. On Debian as root Debian's own package
 * comes first: it brings the libraries that a bare machine lacks and Playwright's download does not.
 *
 * @returns {string} path of the executable
 * @throws when there is none and none can be installed; the message says what to do
 */
export function ensureBrowser() {
  const found = browserPath();
  const isDebians = !process.env.CHROMIUM_PATH && (!found || found === "/usr/bin/chromium");
  if (isDebian() && isDebians && windowlessBrowserPath() === found) {
    if (!installPackages("chromium", windowlessName)) installPackages("chromium");
  }
  if (!browserPath()) {
    console.log("No browser found: asking Playwright to download one");
    runTool("@playwright/test", ["install", "chromium"]);
  }
  const installed = browserPath();
  if (installed) return installed;
  throw new Error(
    "No browser for the tests. Install Chrome or Chromium, or name one with CHROMIUM_PATH=/path/to/chromium.",
  );
}

/**
 * A stock Firefox: `FIREFOX_PATH` if set, else an installed one. Only looks; installs nothing.
 *
 * @returns {string | undefined} path of the executable
 */
export function firefoxPath() {
  const found = findCommand(
    ["firefox", "firefox-esr"],
    ["/Applications/Firefox.app/Contents/MacOS"],
  );
  return process.env.FIREFOX_PATH || found;
}

/**
 * The same Firefox, installed when this machine has none: on Debian, as root.
 *
 * @returns {string} path of the executable
 * @throws when there is none and none can be installed; the message says what to do
 */
export function ensureFirefox() {
  if (!firefoxPath() && isDebian()) installPackages("firefox-esr");
  const installed = firefoxPath();
  if (installed) return installed;
  throw new Error("No Firefox. Install one, or name one with FIREFOX_PATH=/path/to/firefox.");
}
