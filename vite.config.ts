import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { checkoutVersion } from "./src/commands/checkout-version.ts";
import { readService } from "./src/commands/command-line.ts";
import { besideThePage } from "./vite/beside-the-page.ts";
import { earlyScript } from "./vite/early-script.ts";
import { licenses } from "./vite/licenses.ts";
import { securityHeaders } from "./vite/security-headers.ts";

/** For `vite preview`: the address of the service, such as https://bank.example. */
const service = process.env.SERVICE && readService(process.env.SERVICE);

/** A service worker answers only for its own folder and those below. */
const mockServiceWorker = "node_modules/msw/lib/mockServiceWorker.js";
const noCookies = fileURLToPath(new URL("src/service/no-cookies.ts", import.meta.url));

/** `vite build` makes the production build, `vite build --mode demo` the build with the embedded service. */
export default defineConfig(({ mode }) => {
  const isProduction = mode === "production";
  const licenceNotices = licenses({ hasBom: isProduction });
  return {
    // The path under which the application is served: `/`, or `/viewer/` for a sub-path.
    base: process.env.BASE_PATH || "/",
    plugins: [
      react(),
      // The embedded service imports it too, so that it accepts the fields that the form has.
      besideThePage("deploy/form-profile.default.json", "application/json"),
      !isProduction && besideThePage(mockServiceWorker, "text/javascript"),
      earlyScript("/src/early-request.ts"),
      licenceNotices,
    ],
    // For `index.html`: the names of scripts that have it would change with every commit.
    define: { "import.meta.env.VITE_VERSION": JSON.stringify(checkoutVersion()) },
    resolve: isProduction ? {} : { alias: { "tough-cookie": noCookies } },
    build: {
      outDir: mode === "demo" ? "dist-demo" : "dist",
      // The oldest browsers that the build supports, as in `deploy/README.md`.
      target: ["chrome140", "firefox150", "safari26.2"],
      modulePreload: { polyfill: false },
      // The security policy does not allow `data:` URLs.
      assetsInlineLimit: 0,
      // One file is loaded first, on purpose; what it may weigh is held by a test.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // One file of what the page loads first compresses better than several shared ones.
            groups: [
              { name: "early", test: /src\/early-request\.ts$/ },
              { name: "first", tags: ["$initial"], includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
    worker: { format: "es", plugins: () => [licenceNotices] },
    server: { host: "127.0.0.1" },
    preview: {
      host: "127.0.0.1",
      port: Number(process.env.PORT || 4173),
      strictPort: true,
      cors: false,
      headers: securityHeaders({ service, isDemo: mode === "demo" }),
      ...(service && { proxy: { "/webapi/": { target: service, changeOrigin: true } } }),
    },
  };
});
