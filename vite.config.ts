import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { licensePlugins } from "./.ci/licenses.mjs";
import { nginxHeaders } from "./src/commands/headers.ts";
import { scriptHashes, withScriptHashes, withWorkerHashes } from "./src/commands/script-hashes.ts";

/** The address the application is served under: `/`, or `/viewer/` for a sub-path. */
const base = process.env.BASE_PATH || "/";
if (!/^\/(?:[^/?#]+\/)*$/.test(base)) {
  throw new Error(`BASE_PATH must begin and end with "/", like /viewer/. It is: ${base}`);
}

/** Adds a file that is not in `public/` to the folder of index.html, under its own name. */
function besideThePage(name: string, path: string, type: string): Plugin {
  const fileName = basename(path);
  const source = () => readFileSync(path);
  return {
    name,
    configureServer({ middlewares }) {
      middlewares.use(base + fileName, (_request, response) => {
        response.setHeader("Content-Type", type).end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: source() });
    },
  };
}

/**
 * Fails a production build that contains the embedded service, and a demo build that does not: that the
 * check finds the service in the demo build proves that it would find it in a production build.
 */
function checkService(isMocked: boolean): Plugin {
  return {
    name: "service-only-where-it-belongs",
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((file) => {
        if (file.type === "asset") return file.originalFileNames;
        const rendered = Object.entries(file.modules).filter(
          ([, { renderedLength }]) => renderedLength > 0,
        );
        return rendered.map(([path]) => path);
      });
      const found = sources.filter((path) => /\bsrc\/service\/|\/node_modules\/msw\//.test(path));
      if (found.length > 0 === isMocked) return;
      this.error(`The embedded service is ${isMocked ? "missing" : `in it: ${found[0]}`}`);
    },
  };
}

/**
 * Writes the order of the cascade layers at the start of every style file, because the file that is loaded
 * first decides the order.
 */
function layersInOrder(): Plugin {
  const order = /@layer [\w, ]+;/.exec(readFileSync("src/ui/tokens.css", "utf8"))?.[0] ?? "";
  return {
    name: "layers-in-order",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = order + String(file.source);
      }
    },
  };
}

/** The oldest browsers that the build supports, as in `deploy/README.md`. */
const target = ["chrome140", "firefox150", "safari26.2"];

/** Writes the hashes of the build's scripts into the page, and nginx's headers, which allow no other script. */
function hashScripts(): Plugin {
  return {
    name: "scripts-by-hash",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const workers = new Map(
          Object.values(bundle).flatMap((file): [string, string][] =>
            file.type === "asset" && /^assets\/.*\.js$/.test(file.fileName)
              ? [[base + file.fileName, Buffer.from(file.source).toString()]]
              : [],
          ),
        );
        for (const chunk of chunks) chunk.code = withWorkerHashes(chunk.code, workers);
        const scripts = new Map(chunks.map(({ fileName, code }) => [base + fileName, code]));
        const source = withScriptHashes(String(page.source), scripts);
        page.source = source;
        this.emitFile({
          type: "asset",
          fileName: "nginx-headers.conf",
          source: nginxHeaders({ scripts: scriptHashes(source) }),
        });
      },
    },
  };
}

const earlyRequest = fileURLToPath(new URL("src/api/early-request.ts", import.meta.url));

/**
 * Writes the script that requests the case into the head of the page, and before it an include that nginx
 * and `npm run preview` replace with config.json.
 */
function inlineEarlyRequest(licenses: Plugin): Plugin {
  return {
    name: "asks-early",
    transformIndexHtml: {
      order: "pre",
      async handler(page) {
        const script = await bundleScript(earlyRequest, licenses);
        const settings = `<!--#include virtual="${base}config.json" -->`;
        return page.replace(
          /<meta charset.*>/,
          (charset) => `${charset}
    <script type="application/json" id="settings">${settings}</script>
    <script>${script}</script>`,
        );
      },
    },
  };
}

/** Bundles a script with everything that it imports. */
async function bundleScript(entry: string, licenses: Plugin): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    base,
    plugins: [licenses],
    build: { write: false, target, lib: { entry, formats: ["iife"], name: "early" } },
  });
  const [file] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (file?.type !== "chunk") throw new Error(`${entry} could not be built`);
  return file.code.trim();
}

const formProfile = "src/service/definitions/form-profile.json";
const mockServiceWorker = "node_modules/msw/lib/mockServiceWorker.js";

const noCookies = fileURLToPath(new URL("./.ci/no-cookies.mjs", import.meta.url));

/** `vite build` makes the production build, `vite build --mode demo` the build with the embedded service. */
export default defineConfig(({ mode }) => {
  const isMocked = mode !== "production";
  const licenses = licensePlugins();
  return {
    base,
    plugins: [
      react(),
      layersInOrder(),
      checkService(isMocked),
      // Not in `public/`: Vite lets no module import from there, and the embedded service imports it.
      besideThePage("form-profile", formProfile, "application/json"),
      // MSW's service worker in its installed version.
      isMocked && besideThePage("mock-service-worker", mockServiceWorker, "text/javascript"),
      !isMocked && inlineEarlyRequest(licenses.part),
      licenses.page,
      hashScripts(),
    ],
    resolve: { alias: isMocked ? [{ find: "tough-cookie", replacement: noCookies }] : [] },
    build: {
      outDir: mode === "demo" ? "dist-demo" : "dist",
      rolldownOptions: {
        output: {
          // One file compresses better than several shared chunks.
          codeSplitting: {
            groups: [
              {
                name: "first",
                tags: ["$initial"],
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
      target,
      modulePreload: { polyfill: false },
      // The security policy does not allow `data:` URLs.
      assetsInlineLimit: 0,
    },
    worker: {
      format: "es",
      plugins: () => [licenses.part],
      // One file: a worker has no import map, so the hashes in the policy would not allow a second chunk.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    server: { host: "127.0.0.1" },
  };
});
