import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, loadConfigFromFile } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { folderOf } from "./test-folder.mjs";

afterEach(() => {
  vi.unstubAllEnvs();
});

/**
 * What vite.config.ts says for a mode.
 *
 * @param {string} mode
 */
async function configOf(mode) {
  const env = { command: /** @type {const} */ ("build"), mode };
  const loaded = await loadConfigFromFile(env, "vite.config.ts", undefined, "silent");
  if (!loaded) throw new Error("vite.config.ts is not there");
  return loaded.config;
}

/** @param {import("vite").UserConfig} config */
function pluginsOf({ plugins = [] }) {
  return plugins.flat().flatMap((plugin) => (plugin && "name" in plugin ? [plugin] : []));
}

/**
 * Builds `src/main.js` of some files with one plugin of a mode, and gives the code and the styles.
 *
 * @param {string} mode
 * @param {string} name
 * @param {Record<string, string>} files
 */
async function buildWith(mode, name, files) {
  const folder = folderOf(files);
  const config = await configOf(mode);
  const { assetsInlineLimit } = config.build ?? {};
  const plugins = pluginsOf(config).filter((plugin) => plugin.name === name);
  expect(plugins).toHaveLength(1);
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins,
    ...(config.worker && { worker: config.worker }),
    build: {
      write: false,
      ...(assetsInlineLimit !== undefined && { assetsInlineLimit }),
      rolldownOptions: { input: join(folder, "src/main.js") },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .map((file) => (file.type === "chunk" ? file.code : String(file.source)));
}

const lonely = { "src/main.js": "console.log(1)" };
const served = {
  "src/main.js": 'import "./service/engine.js"',
  "src/service/engine.js": "console.log(2)",
};
const withFile = {
  "src/main.js": 'console.log(new URL("./service/a.png", import.meta.url))',
  "src/service/a.png": "picture",
};
const mocked = {
  "src/main.js": 'import "../node_modules/msw/core.js"',
  "node_modules/msw/core.js": "console.log(3)",
};

test("the embedded service is in no production build, and not missing in the demo", async () => {
  const check = "service-only-where-it-belongs";
  for (const files of [served, withFile, mocked]) {
    await expect(buildWith("production", check, files)).rejects.toThrow("service is in it");
    expect((await buildWith("demo", check, files)).join("")).toContain("console.log");
  }
  await expect(buildWith("demo", check, lonely)).rejects.toThrow("service is missing");
  expect((await buildWith("production", check, lonely)).join("")).toContain("console.log");
});

/** @param {readonly { name: string }[]} plugins */
const namesOf = (plugins) => plugins.map(({ name }) => name);

test("no service worker is beside the page of a production build", async () => {
  expect(namesOf(pluginsOf(await configOf("demo")))).toContain("mock-service-worker");
  expect(namesOf(pluginsOf(await configOf("production")))).not.toContain("mock-service-worker");
});

/**
 * Files of a page and its worker with a package in each.
 *
 * @param {string} license of the worker's package
 */
const licensed = (license) => ({
  "src/main.js": `import "../node_modules/@a/table/main.js";
    new Worker(new URL("./worker.js", import.meta.url), { type: "module" });`,
  "node_modules/@a/table/main.js": "console.log(4)",
  "node_modules/@a/table/package.json": '{"name":"@a/table","version":"1.2.3","license":"ISC"}',
  "node_modules/@a/table/LICENSE": "Copyright Ada",
  "src/worker.js": 'import "../node_modules/zip/lib/zip.js"',
  "node_modules/zip/lib/zip.js": "console.log(5)",
  "node_modules/zip/package.json": `{"name":"zip","version":"4.5.6","license":"${license}"}`,
  "node_modules/zip/license.txt": "Copyright Zoe",
});

test("a build has the licences of its packages with it, also of those in a worker", async () => {
  const [licenses] = (await buildWith("production", "licenses", licensed("MIT"))).filter((text) =>
    text.startsWith("# Licences"),
  );
  expect(licenses).toContain("## @a/table 1.2.3 (ISC)\n\nCopyright Ada\n");
  expect(licenses).toContain("## zip 4.5.6 (MIT)\n\nCopyright Zoe\n");
});

test.each(["MIT OR GPL-3.0", ""])("no build is made with the licence %o", async (name) => {
  const built = buildWith("production", "licenses", licensed(name));
  await expect(built).rejects.toThrow("The licence of zip 4.5.6 is not allowed");
});

test("every file of styles begins with the order of the layers, and no file is written into another", async () => {
  const files = await buildWith("production", "layers-in-order", {
    "src/main.js": 'import "./a.css"; import url from "./dot.svg"; console.log(url);',
    "src/a.css": "@layer parts { p { background: url(dot.svg) } }",
    "src/dot.svg": "<svg/>",
  });
  const styles = files.filter((text) => text.includes("background"));
  expect(styles).toEqual([expect.stringMatching(/^@layer [^{]+, parts[^{]*;/)]);
  expect(files.join("")).not.toContain("data:");
});

test.each(["viewer", "/viewer", "viewer/", "/a?b/", "/a#b/", "//evil/"])(
  "no build is made for the address %s",
  async (base) => {
    vi.stubEnv("BASE_PATH", base);
    await expect(configOf("production")).rejects.toThrow("BASE_PATH must begin and end with");
  },
);

test("a build is made for a sub-path of a sub-path", async () => {
  vi.stubEnv("BASE_PATH", "/bank/viewer/");
  expect((await configOf("production")).base).toBe("/bank/viewer/");
});

test("the page says nowhere where it came from and is in no index, whatever server sends it", () => {
  const page = readFileSync("index.html", "utf8");
  expect(page).toContain('<meta name="referrer" content="no-referrer" />');
  expect(page).toContain('<meta name="robots" content="noindex" />');
});
