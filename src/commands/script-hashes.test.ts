import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes, withScriptHashes, withWorkerHashes } from "./script-hashes.ts";

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const built = `<head>
<script type="application/json">{}</script>
<script>ask()</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shared-2.js">
<link rel="stylesheet" href="/assets/index-3.css">
</head>`;
const scripts = new Map([
  ["/assets/index-1.js", "start()"],
  ["/assets/shared-2.js", "share()"],
  ["/assets/lazy-4.js", "later()"],
]);

test("the imports come after the script that requests the case and before the styles", () => {
  const page = withScriptHashes(built, scripts);
  const places = [
    "<script>ask()</script>",
    'type="importmap"',
    'import("/assets/index-1.js"),import("/assets/shared-2.js")',
    '<link rel="stylesheet" href="/assets/index-3.css">',
  ].map((part) => page.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page).not.toMatch(/<[^>]*\.js/);
});

test("every script has its hash in the page and in the policy, also one that is loaded later", () => {
  const page = withScriptHashes(built, scripts);
  const hashes = scriptHashes(page);
  for (const [address, code] of scripts) {
    expect(page).toContain(`"${address}":"${sha256(code)}"`);
    expect(hashes).toContain(sha256(code));
  }
  expect(hashes).toContain(sha256("ask()"));
  // Beside these the import map, and the script that imports.
  expect(hashes).toHaveLength(scripts.size + 3);
});

test("a chunk names its workers with their hashes", () => {
  const workers = new Map([["/assets/reader-5.js", "read()"]]);
  const chunk = 'a("/assets/reader-5.js"),b("/assets/lazy-4.js"),c("/assets/reader-5.js")';
  const address = `/assets/reader-5.js#${sha256("read()")}`;
  expect(withWorkerHashes(chunk, workers)).toBe(
    `a("${address}"),b("/assets/lazy-4.js"),c("${address}")`,
  );
});
