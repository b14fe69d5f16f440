import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [`${chrome} Safari/537.36`, "Chrome 140"],
  [`${chrome} Safari/537.36 Edg/141.0.0.0`, "Edge 141"],
  [`${chrome} YaBrowser/26.10.0.0 Safari/537.36`, "Yandex Browser 26"],
  [`${chrome} Safari/537.36 OPR/120.0.0.0`, "Opera 120"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0",
    "Firefox 150",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.2 Safari/605.1.15",
    "Safari 26",
  ],
  ["Petrova's own browser/1", "other"],
  ["Chrome/petrova", "Chrome"],
  ["", "other"],
])("%s is %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
