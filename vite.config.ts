import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { nginxHeaders } from "./src/commands/headers.ts";
import { scriptHashes, withScriptHashes } from "./src/commands/script-hashes.ts";

/** The address the application is served under: `/`, or `/viewer/` for a sub-path. */
const base = process.env.BASE_PATH || "/";
if (!/^\/(?:[^/?#]+\/)*$/.test(base)) {
  throw new Error(`BASE_PATH must begin and end with "/", like /viewer/. It is: ${base}`);
}

/** Puts MSW's service worker beside index.html, in its installed version and outside production. */
function mockServiceWorker(): Plugin {
  const fileName = "mockServiceWorker.js";
  const source = () => readFileSync(`node_modules/msw/lib/${fileName}`);
  return {
    name: "mock-service-worker",
    configureServer({ middlewares }) {
      middlewares.use(base + fileName, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript").end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: source() });
    },
  };
}

/**
 * Fails a build that has the embedded service where it must not be, or not where it must: a check
 * that finds nothing in production is believed because it finds it in the demo.
 */
function serviceOnly(isMocked: boolean): Plugin {
  return {
    name: "service-only-where-it-belongs",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.entries(file.modules) : [],
      );
      const found = modules.filter(
        ([path, { renderedLength }]) =>
          renderedLength > 0 && /\/src\/service\/|\/node_modules\/msw\//.test(path),
      );
      if (found.length > 0 === isMocked) return;
      this.error(`The embedded service is ${isMocked ? "missing" : `in it: ${found[0]?.[0]}`}`);
    },
  };
}

/** Begins every style file with the order of the layers: whichever is loaded first decides it. */
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

const routerBuild = "node_modules/react-router/dist/production/index.mjs";

/**
 * Leaves out of the router what nobody uses: it is one file, whose forms, fetchers and data routes a
 * bundler has to keep because they are wrapped, and named for a debugger, as the file runs.
 */
function leanRouter(): Plugin {
  const wrapping = /(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g;
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    // Without its warnings for developers: its package names this build nowhere.
    resolveId: {
      filter: { id: /^react-router$/ },
      handler: () => fileURLToPath(new URL(routerBuild, import.meta.url)),
    },
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(wrapping, "/* @__PURE__ */ $&")
          .replaceAll(/^\w+\.displayName = ".*";$/gm, ""),
        map: null,
      }),
    },
  };
}

/** Lets the page run nothing but the scripts of its own build, byte for byte; nginx takes its policy from here. */
function scriptsByHash(): Plugin {
  return {
    name: "scripts-by-hash",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const early = chunks.find(({ facadeModuleId: id }) => id?.endsWith(`/${earlyRequest}`));
        const scripts = new Map(chunks.map(({ fileName, code }) => [base + fileName, code]));
        const source = withScriptHashes(runFirst(String(page.source), early?.fileName), scripts);
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

/** Has a script run as soon as it is there, before the application, which shares it. */
function runFirst(page: string, script = ""): string {
  const preload = `<link rel="modulepreload" crossorigin href="${base}${script}">`;
  const run = `<script type="module" async crossorigin src="${base}${script}"></script>`;
  if (!page.includes(preload)) throw new Error(`The page does not load ${script || "it"} early.`);
  return page.replace(preload, "").replace(/<script\b/, `${run}\n    $&`);
}

const earlyRequest = "src/api/early-request.ts";
const earlyRequestFile = fileURLToPath(new URL(earlyRequest, import.meta.url));

/** A module with all that it imports before it runs. */
function modulesOf(
  path: string,
  modules: Pick<Rolldown.ChunkingContext, "getModuleInfo">,
): ReadonlySet<string> {
  const found = new Set([path]);
  for (const id of found) {
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) found.add(one);
  }
  return found;
}

const noCookies = fileURLToPath(new URL(".ci/no-cookies.mjs", import.meta.url));

/** `vite build` makes the production build, `vite build --mode demo` the one with the service in it. */
export default defineConfig(({ mode }) => {
  const isMocked = mode !== "production";
  return {
    base,
    plugins: [
      react(),
      leanRouter(),
      layersInOrder(),
      serviceOnly(isMocked),
      isMocked && mockServiceWorker(),
      scriptsByHash(),
    ],
    resolve: { alias: isMocked ? [{ find: "tough-cookie", replacement: noCookies }] : [] },
    build: {
      outDir: mode === "demo" ? "dist-demo" : "dist",
      rolldownOptions: {
        input: ["index.html", earlyRequest],
        output: {
          // One file compresses better than its parts, which others share with it.
          codeSplitting: {
            groups: [
              {
                debugName: "first",
                name: (id, modules) =>
                  modulesOf(earlyRequestFile, modules).has(id) ? null : "first",
                tags: ["$initial"],
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
      target: ["chrome140", "firefox150", "safari26.2"],
      modulePreload: { polyfill: false },
      // The security policy has no `data:`.
      assetsInlineLimit: 0,
    },
    worker: {
      format: "es",
      // A worker has no import map, so that the policy's hashes let through no further chunk of it.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    server: { host: "127.0.0.1" },
  };
});
