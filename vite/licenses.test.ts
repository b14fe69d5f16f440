import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { licenses } from "./licenses.ts";

/** Builds a page and its worker with a package in each. @returns the texts of the files that are no code */
async function buildWith(workerLicense: string): Promise<string[]> {
  const files = {
    "index.html": '<script type="module" src="/src/main.js"></script>',
    "src/main.js": `import "../node_modules/@a/table/main.js";
      new Worker(new URL("./worker.js", import.meta.url), { type: "module" });`,
    "node_modules/@a/table/main.js": "console.log(4)",
    "node_modules/@a/table/package.json": '{"name":"@a/table","version":"1.2.3","license":"ISC"}',
    "node_modules/@a/table/LICENSE": "Copyright Ada",
    "src/worker.js": 'import "../node_modules/zip/lib/zip.js"',
    "node_modules/zip/lib/zip.js": "console.log(5)",
    "node_modules/zip/package.json": `{"name":"zip","version":"4.5.6"${workerLicense}}`,
    "node_modules/zip/license.txt": "Copyright Zoe",
  };
  const root = mkdtempSync(join(tmpdir(), "licenses-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const plugin = licenses();
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root,
    plugins: [plugin],
    worker: { format: "es", plugins: () => [plugin] },
    build: { write: false },
  });
  return [built]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .flatMap((file) => (file.type === "asset" ? String(file.source) : []));
}

test("a build has the licences of its packages with it, also of those in a worker", async () => {
  const assets = await buildWith(',"license":"MIT"');
  const notices = assets.filter((text) => text.startsWith("# Licences"));
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain("## @a/table 1.2.3 (ISC)\n\nCopyright Ada\n");
  expect(notices[0]).toContain("## zip 4.5.6 (MIT)\n\nCopyright Zoe\n");
});

test.each([',"license":"MIT OR GPL-3.0"', ""])(
  "no build is made with the licence %o",
  async (license) => {
    await expect(buildWith(license)).rejects.toThrow("The licence of zip 4.5.6 is not allowed");
  },
);
