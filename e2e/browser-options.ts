import { devices } from "@playwright/test";
import { browserPath, launchArguments, windowlessBrowserPath } from "../.ci/browser.mjs";

// A browser without windows cannot ask the user for permission to copy.
const permissions = ["clipboard-read", "clipboard-write"];

/** The browser and context options of every test. */
export const browserOptions = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 800 },
  locale: "en-GB",
  timezoneId: "Asia/Tokyo",
  permissions,
  screenshot: "only-on-failure",
  launchOptions: { executablePath: windowlessBrowserPath(), args: launchArguments },
} as const;

/** For a test of the back/forward cache, which only a browser with windows has. */
export const inWindow = {
  launchOptions: { executablePath: browserPath(), args: launchArguments },
} as const;
