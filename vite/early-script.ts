import type { Plugin } from "vite";

/**
 * Runs a module of the page as soon as it has arrived: a browser runs what a script imports only when all of it has
 * arrived.
 * @param path of the module, which is in a chunk with nothing but what it imports.
 */
export function earlyScript(path: string): Plugin {
  let base = "/";
  return {
    name: "early-script",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const early = Object.values(bundle ?? {}).find(
          (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(path)),
        );
        if (!early) return [];
        const attrs = {
          type: "module",
          async: true,
          crossorigin: true,
          src: base + early.fileName,
        };
        return [{ tag: "script", attrs, injectTo: "head" }];
      },
    },
  };
}
