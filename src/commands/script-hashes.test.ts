import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes, withScriptHashes } from "./script-hashes.ts";

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
