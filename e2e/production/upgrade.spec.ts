import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base, codeIn, expect } from "../behind-nginx.ts";

const newVersion = "2.0.0 (0000bbbb)";

/** The names of scripts end with eight characters that depend on what is in them. */
const renameScripts = (text: string) => text.replaceAll(/(?<=-[\w-]{4})[\w-]{4}(?=\.js)/g, "0000");

/** Copies a build as after a change in all of its scripts: with other names of them, and another version. */
function changeBuild(built: string, folder: string): string {
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, "assets");
  const page = join(folder, "index.html");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  for (const path of [page, ...scripts.map((name) => join(assets, name))]) {
    writeFileSync(path, renameScripts(readFileSync(path, "utf8")));
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, renameScripts(name)));
  const html = readFileSync(page, "utf8");
  writeFileSync(page, html.replace(/(case-viewer-version" content=")[^"]*/, `$1${newVersion}`));
  return folder;
}

interface Builds {
  readonly builds: {
    /** Another one than the build that is installed first. */
    readonly after: string;
    /** Where nginx serves them from. */
    readonly folder: string;
    /** Carries out a command of `deploy/README.md` with these folders. */
    readonly run: (command: string) => void;
  };
}

const [install = ""] = codeIn("The first time", "sh");
const [upgrade = "", rollback = ""] = codeIn("Upgrade and rollback", "sh");

const test = base.extend<Builds>({
  builds: async ({ folder: built }, provide, info) => {
    const before = resolve(built);
    const after = changeBuild(built, resolve(info.outputPath("after")));
    const folder = resolve(info.outputPath("served"));
    const run = (command: string) => {
      const own = command
        .replace(" dist ", ` "${before}" `)
        .replace("case-viewer-new", `"${after}"`)
        .replace("case-viewer-old", `"${before}"`)
        .replace("/srv/case-viewer", `"${folder}"`);
      expect(own).not.toBe(command);
      execFileSync("sh", ["-ec", own], { stdio: "pipe" });
    };
    run(install);
    await provide({ after, folder, run });
  },
  nginx: async ({ serveWith, builds }, provide) =>
    provide(await serveWith({ folder: builds.folder })),
});

const profile = {
  version: 1,
  caseTypes: { DP: [{ type: "String", code: "f_Own", label: "Field of this bank" }] },
};

test("an upgrade and a rollback keep what the bank has edited, and an open tab works on", async ({
  builds,
  nginx,
  createPage,
  signIn,
  page,
  context,
}) => {
  writeFileSync(join(builds.folder, "config.json"), '{"auth":"proxy"}');
  writeFileSync(join(builds.folder, "form-profile.json"), JSON.stringify(profile));
  const version = page.locator('meta[name="case-viewer-version"]');
  await page.goto(nginx.address);
  const oldVersion = (await version.getAttribute("content")) ?? "";
  expect(oldVersion).not.toBe(newVersion);

  builds.run(upgrade);
  // The scripts of the create screen are loaded now.
  await createPage.open("DP");
  await expect(createPage.field("Field of this bank")).toBeVisible();
  await expect(version).toHaveAttribute("content", oldVersion);

  for (const [command, shown] of [
    [undefined, newVersion],
    [rollback, oldVersion],
  ] as const) {
    if (command !== undefined) builds.run(command);
    const tab = await context.newPage();
    await tab.goto(`${nginx.address}/cases/new?bpCode=DP`);
    await expect(tab.locator('meta[name="case-viewer-version"]')).toHaveAttribute("content", shown);
    await expect(tab.getByRole("textbox", { name: "Field of this bank" })).toBeVisible();
    await expect(signIn.dialog).toHaveCount(0);
  }
});

test("an upgrade that fails half way leaves the build before in service", async ({
  builds,
  nginx,
  request,
}) => {
  const [script = ""] = readdirSync(join(builds.after, "assets"));
  const inTheWay = join(builds.folder, "assets", `${script}.new`, script);
  mkdirSync(inTheWay, { recursive: true });
  const page = async () => (await request.get(nginx.address)).text();
  const before = await page();
  expect(() => builds.run(upgrade)).toThrow();
  expect(await page()).toBe(before);
});
