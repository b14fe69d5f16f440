import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { test as base, codeIn, expect } from "../behind-nginx.ts";

/** A copy of a build in which every script has another name, as after a change in all of them; with another version. */
function makeBuild(built: string, folder: string, version: string): string {
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const renamed = scripts.map(
    (name) => [name, name.replace(/.{4}\.js$/, `${version.slice(-5, -1)}.js`)] as const,
  );
  for (const path of [...scripts.map((name) => join(assets, name)), join(folder, "index.html")]) {
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      renamed.reduce((changed, [name, other]) => changed.replaceAll(name, other), text),
    );
  }
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  writeFileSync(page, html.replace(/(case-viewer-version" content=")[^"]*/, `$1${version}`));
  return folder;
}

interface Builds {
  readonly builds: {
    readonly before: string;
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
    const before = makeBuild(built, resolve(info.outputPath("before")), "1.0.9 (0000aaaa)");
    const after = makeBuild(built, resolve(info.outputPath("after")), "2.0.0 (0000bbbb)");
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
    await provide({ before, after, folder, run });
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
  await expect(version).toHaveAttribute("content", "1.0.9 (0000aaaa)");

  builds.run(upgrade);
  // The scripts of the create screen are loaded now.
  await page.getByRole("link", { name: "Create case" }).click();
  await createPage.choose("DP");
  await expect(createPage.field("Field of this bank")).toBeVisible();
  await expect(version).toHaveAttribute("content", "1.0.9 (0000aaaa)");

  for (const [command, shown] of [
    [undefined, "2.0.0 (0000bbbb)"],
    [rollback, "1.0.9 (0000aaaa)"],
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

test("a build that only its owner may read is installed for every reader", async ({ builds }) => {
  const page = join(builds.after, "index.html");
  chmodSync(page, 0o600);
  const folder = join(builds.folder, "inner");
  builds.run(`umask 077\n${upgrade.replace("/srv/case-viewer", "/srv/case-viewer/inner")}`);
  const modes = [folder, join(folder, "assets"), join(folder, "index.html")].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});

test("a build that has settings in it does not replace those of the bank", async ({ builds }) => {
  const settings = join(builds.folder, "config.json");
  writeFileSync(settings, '{"auth":"proxy"}');
  writeFileSync(join(builds.after, "config.json"), "{}");
  builds.run(upgrade.replace("case-viewer-new", "case-viewer-new/"));
  expect(readFileSync(join(builds.folder, "index.html"), "utf8")).toContain("2.0.0 (0000bbbb)");
  expect(readFileSync(settings, "utf8")).toBe('{"auth":"proxy"}');
});
