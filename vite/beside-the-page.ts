import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

/** Adds a file to the page's folder. It is not in `public/`, from where Vite lets no module import. */
export function besideThePage(path: string, type: string): Plugin {
  const fileName = basename(path);
  return {
    name: `beside-the-page:${fileName}`,
    configureServer({ config, middlewares }) {
      middlewares.use(config.base + fileName, (_request, response) => {
        response.setHeader("Content-Type", type).end(readFileSync(path));
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
    },
  };
}
