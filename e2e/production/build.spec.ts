import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { demoMessages } from "#i18n/demo-messages.ts";
import { demoArns } from "#service/demo/transactions.ts";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";

const [demoArn = ""] = demoArns;

/** What the embedded service, its cases, the demo's line and its settings bring into a build. */
const ofDemo = [
  "mockServiceWorker.js",
  "IS_MOCKED_RESPONSE",
  demoArn,
  ...Object.values(demoMessages).flatMap(({ invented, settings }) => [invented, settings.reset]),
];

const textsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => name + readFileSync(join(parentPath, name), "utf8"))
    .join("\n");

test("the production build has nothing of the demo, whose build has all of it", () => {
  const isIn = (folder: string) => {
    const text = textsOf(folder);
    return ofDemo.filter((part) => text.includes(part));
  };
  expect(isIn("dist")).toEqual([]);
  expect(isIn("dist-demo")).toEqual(ofDemo);
});

const maxBytes = 214_000;

test.use({ config: { auth: "proxy" } });

test("the scripts and styles that are loaded before a case is painted are within the budget", async ({
  openCase,
  casePage,
  page,
}) => {
  const { asInSample } = cases;
  await openCase(asInSample);
  await expect(casePage.heading).toHaveText("DP-11-1");
  const names = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource");
    const answer = resources.find(({ name }) => name.includes("/GetBpItem/"));
    // What is loaded after the answer has arrived does not delay the case.
    const arrived = answer ? answer.startTime + answer.duration : 0;
    return resources.filter(({ startTime }) => startTime < arrived).map(({ name }) => name);
  });
  const files = names.map((name) => basename(name)).filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(1);
  const sizes = files.map(
    (name) => gzipSync(readFileSync(join("dist/assets", name)), { level: 9 }).length,
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${(bytes / 1000).toFixed(1)} KB of ${maxBytes / 1000} KB: ${files.join(" ")}`);
  expect(bytes).toBeLessThan(maxBytes);
});
