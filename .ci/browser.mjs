import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

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

const commandNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const windowlessName = "chromium-headless-shell";

const applicationPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, "Google/Chrome/Application/chrome.exe")] : [];
  }),
];

/** @param {readonly string[]} names */
function commandPaths(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function installedPath() {
  return [...commandPaths(commandNames), ...applicationPaths].find((path) => existsSync(path));
}

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
  return commandPaths([windowlessName]).find((path) => existsSync(path)) ?? browserPath();
}

function isDebian() {
  return (
    existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function attempt(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: "ignore",
    timeout: 300_000,
    shell: process.platform === "win32",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
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
  if (isRoot && isDebian() && isDebians && windowlessBrowserPath() === found) {
    console.log("Installing Debian's Chromium, with and without windows");
    const install = ["install", "-y", "--no-install-recommends", "chromium"];
    attempt("apt-get", ["update"]);
    if (!attempt("apt-get", [...install, windowlessName])) attempt("apt-get", install);
  }
  if (!browserPath()) {
    console.log("No browser found: asking Playwright to download one");
    attempt("npx", ["playwright", "install", "chromium"]);
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
  const names = ["firefox", "firefox-esr"];
  const paths = [...commandPaths(names), "/Applications/Firefox.app/Contents/MacOS/firefox"];
  return process.env.FIREFOX_PATH || paths.find((path) => existsSync(path));
}

/**
 * The same Firefox, installed when this machine has none: on Debian, as root.
 *
 * @returns {string} path of the executable
 * @throws when there is none and none can be installed; the message says what to do
 */
export function ensureFirefox() {
  if (!firefoxPath() && isRoot && isDebian()) {
    console.log("No Firefox found: installing Debian's firefox-esr");
    attempt("apt-get", ["update"]);
    attempt("apt-get", ["install", "-y", "--no-install-recommends", "firefox-esr"]);
  }
  const installed = firefoxPath();
  if (installed) return installed;
  throw new Error("No Firefox. Install one, or name one with FIREFOX_PATH=/path/to/firefox.");
}
