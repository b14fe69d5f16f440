import { devices } from "@playwright/test";
import { browserPath, launchArguments } from "../.ci/browser.mjs";

// A browser without windows cannot ask the user for permission to copy.
const permissions = ["clipboard-read", "clipboard-write"];

const launchOptions = { executablePath: browserPath(), args: launchArguments };

export const launchedWith = (argument: string) => ({
  ...launchOptions,
  args: [...launchArguments, argument],
});

export const browserOptions = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 800 },
  locale: "en-GB",
  timezoneId: "Asia/Tokyo",
  permissions,
  screenshot: "only-on-failure",
  launchOptions,
} as const;
