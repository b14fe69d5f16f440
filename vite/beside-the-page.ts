import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

/**
 * Adds a file to the page's folder, `before` at its start. It is not in `public/`, from where Vite lets no
 * module import.
 */
export function besideThePage(path: string, type: string, before = ""): Plugin {
  const fileName = basename(path);
  const read = () => before + readFileSync(path, "utf8");
  return {
    name: `beside-the-page:${fileName}`,
    configureServer({ config, middlewares }) {
      middlewares.use(config.base + fileName, (_request, response) => {
        response.setHeader("Content-Type", type).end(read());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: read() });
    },
  };
}
