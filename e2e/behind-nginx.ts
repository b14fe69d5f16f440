import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { nginxPath } from "../.ci/nginx.mjs";
import { test as base, copyBuild } from "./deployment.ts";
import { type Nginx, type NginxOptions, startNginx } from "./servers/nginx.ts";

interface ServeOptions extends Partial<Omit<NginxOptions, "workFolder">> {
  /** The `config.json` of a copy of the build; without it the build is served as it is. */
  readonly config?: Readonly<Record<string, unknown>>;
}

interface BehindNginx {
  readonly path: string;
  /** Serves a build until the test ends, by default that of the test in front of its service. */
  readonly serveWith: (options?: ServeOptions) => Promise<Nginx>;
  /** The nginx that most tests want: it adds the token. */
  readonly nginx: Nginx;
}

/** A test of the production build behind a real nginx, configured by `deploy/nginx.conf`. */
export const test = base.extend<BehindNginx>({
  ignoreHTTPSErrors: true,
  quiet: async ({ quiet }, provide, info) => {
    info.skip(nginxPath() === undefined, "There is no nginx on this machine.");
    await provide(quiet);
  },
  path: ["/", { option: true }],
  serveWith: async ({ folder, path, service, quiet }, provide, info) => {
    const started: Nginx[] = [];
    await provide(async ({ config, ...options } = {}) => {
      const workFolder = resolve(info.outputPath(`nginx-${started.length}`));
      const root = join(workFolder, "build");
      if (config) copyBuild(folder, JSON.stringify(config), join(root, path));
      const nginx = await startNginx({
        workFolder,
        folder: config ? root : resolve(folder),
        base: path,
        service: service.address,
        ...options,
      });
      started.push(nginx);
      quiet.allow(nginx.address);
      return nginx;
    });
    for (const nginx of started) await nginx.close();
  },
  nginx: async ({ serveWith, service }, provide) =>
    provide(
      await serveWith({
        config: { auth: "proxy", formProfile: "" },
        service: "http://engine",
        // A http block that would have nginx send a request to a second server.
        around: `
          upstream engine { ${`server ${new URL(service.address).host} max_fails=0; `.repeat(2)} }
          proxy_next_upstream error non_idempotent;`,
      }),
    ),
});

/** The code blocks of a section of a document, by the language that they name. */
export function codeIn(
  section: string,
  language: "nginx" | "sh",
  path = "deploy/README.md",
): string[] {
  const text = readFileSync(path, "utf8");
  const body = text.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? "";
  const blocks = body.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].flatMap(([, of, code = ""]) => (of === language ? [code] : []));
}

export { expect } from "@playwright/test";
