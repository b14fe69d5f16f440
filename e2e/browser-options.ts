import { devices } from "@playwright/test";
import { browserPath, launchArguments } from "../.ci/browser.mjs";

/** How every test opens its pages. */
export const browserOptions = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 800 },
  locale: "en-GB",
  timezoneId: "Asia/Tokyo",
  screenshot: "only-on-failure",
  launchOptions: { executablePath: browserPath(), args: launchArguments },
} as const;
