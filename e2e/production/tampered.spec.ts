import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { cases } from "../corpora/cases.ts";
import { copyBuild, expect, test } from "../deployment.ts";

const settings = '{"auth":"proxy"}';

// The browser writes an error for a script that does not match its hash.
test.use({ mayComplain: true });

/** Copies the build, and changes one byte of one script. */
function tamper(copy: string, script: string): string {
  copyBuild("dist", settings, copy);
  const assets = join(copy, "assets");
  const name = readdirSync(assets).find(
    (file) => file.startsWith(`${script}-`) && file.endsWith(".js"),
  );
  if (name === undefined) throw new Error(`the build has no ${script}`);
  const file = join(assets, name);
  const bytes = readFileSync(file);
  // A letter: the script stays valid.
  const index = bytes.lastIndexOf("e");
  bytes.write("E", index);
  writeFileSync(file, bytes);
  return copy;
}

for (const [script, address] of [
  ["index", "/"],
  ["CreatePage", "/cases/new"],
] as const) {
  test(`${script} is not run when one byte is changed`, async ({ page, quiet }, info) => {
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

test("the document reader is not started when one byte is changed", async ({
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
  const message = "Something went wrong in the viewer itself.";
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  expect(quiet.complaints().join()).toMatch(/integrity/);
  expect(service.requests).toHaveLength(1);
  await server.close();
});

test("a script that is not part of the build is not run, even if the page names it", async ({
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
