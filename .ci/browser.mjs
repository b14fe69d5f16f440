import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findCommand, installPackages, isRoot } from "./apt.mjs";

/** The oldest version that the build supports, as `build.target` in vite.config.ts. */
const oldestVersion = 140;

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
  ...["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS`),
  join(process.env.PROGRAMFILES ?? "", "Google/Chrome/Application"),
];

/** The browser for the tests: `CHROMIUM_PATH`, else an installed Chrome or Chromium, else Playwright's download. */
export const browserPath = () =>
  process.env.CHROMIUM_PATH ||
  findCommand(names, applicationFolders) ||
  [chromium.executablePath()].find(existsSync);

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
  if (!path) {
    throw new Error(
      "No browser for the tests. Install Chrome or Chromium, or name one with CHROMIUM_PATH=/path/to/it.",
    );
  }
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  const version = /\d+(?=\.\d)/.exec(stdout ?? "")?.[0];
  if (Number(version) >= oldestVersion) return path;
  throw new Error(
    `${path} is ${version ? `Chromium ${version}` : "no Chromium"}. The tests need Chromium ${oldestVersion} or newer: name one with CHROMIUM_PATH=/path/to/it.`,
  );
}
