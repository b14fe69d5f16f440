import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a browser's translator leaves the page alone", () => {
  const html = readFileSync("index.html", "utf8");
  expect(html).toContain('<html lang="en" translate="no">');
  expect(html).toContain('<meta name="google" content="notranslate" />');
});
