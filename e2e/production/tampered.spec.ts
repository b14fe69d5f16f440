import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { cases } from "../corpora/cases.ts";
import { test as base, copyBuild, expect } from "../deployment.ts";
import { watch } from "../quiet.ts";

const settings = '{"auth":"proxy"}';

/** A site whose pages are expected to complain. */
const test = base.extend({
  quiet: async ({ context }, provide) => provide(await watch(context)),
});

/** A copy of the build in which one byte of one script is another. */
function tamper(copy: string, script: string): string {
  copyBuild("dist", settings, copy);
  const assets = join(copy, "assets");
  const name = readdirSync(assets).find(
    (file) => file.startsWith(`${script}-`) && file.endsWith(".js"),
  );
  if (name === undefined) throw new Error(`the build has no ${script}`);
  const file = join(assets, name);
  const bytes = readFileSync(file);
  // The last letter of a word: still a script, and another one.
  const index = bytes.lastIndexOf("e");
  bytes.write("E", index);
  writeFileSync(file, bytes);
  return copy;
}

for (const [script, address] of [
  ["index", "/"],
  ["CreatePage", "/cases/new"],
] as const) {
  test(`one changed byte in ${script}, and it is not run`, async ({ page, quiet }, info) => {
    const site = createSite({ folder: tamper(info.outputPath("build"), script) });
    const server = await listen(0, site.handle);
    await page.goto(server.address + address);
    await expect
      .poll(() => quiet.complaints().join("\n"))
      .toMatch(/integrity|Failed to fetch dynamically imported module/i);
    await expect(page.getByRole("form")).toHaveCount(0);
    await server.close();
  });
}

test("one changed byte in the document reader, and it is not started", async ({
  page,
  service,
  quiet,
}, info) => {
  const folder = tamper(info.outputPath("build"), "reader.worker");
  service.has(cases.files.id, cases.files.text);
  const server = await listen(0, createSite({ folder, service: service.address }).handle);
  quiet.allow(server.address);
  await page.goto(`${server.address}/cases/${cases.files.id}`);
  await page.getByRole("button", { name: "Download every byte.bin", exact: true }).click();
  const told = "Something went wrong in the viewer itself.";
  await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
  expect(quiet.complaints().join()).toMatch(/integrity/);
  expect(service.requests).toHaveLength(1);
  await server.close();
});

test("a script that the build does not know is not run, though the page names it", async ({
  page,
  quiet,
}, info) => {
  const folder = copyBuild("dist", settings, info.outputPath("build"));
  writeFileSync(join(folder, "assets", "stranger.js"), "document.body.textContent = 'run';");
  const file = join(folder, "index.html");
  const withStranger = '</div><script src="/assets/stranger.js"></script>';
  writeFileSync(file, readFileSync(file, "utf8").replace("</div>", withStranger));
  const server = await listen(0, createSite({ folder }).handle);
  await page.goto(server.address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(quiet.complaints().join()).toContain("stranger.js");
  await server.close();
});
