import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { nginxPath } from "../.ci/nginx.mjs";
import { test as base, copyBuild } from "./deployment.ts";
import { startNginx } from "./servers/nginx.ts";

interface BehindNginx {
  /** The path of the build, such as `/` or `/viewer/`. */
  readonly path: string;
  readonly nginx: Awaited<ReturnType<typeof startNginx>>;
}

/**
 * A test of the production build behind a real nginx, configured by `deploy/nginx.conf`. The http block around
 * that would have it send a request to a second server.
 */
export const test = base.extend<BehindNginx>({
  ignoreHTTPSErrors: true,
  quiet: async ({ quiet }, provide, info) => {
    info.skip(nginxPath() === undefined, "There is no nginx on this machine.");
    await provide(quiet);
  },
  path: ["/", { option: true }],
  nginx: async ({ folder, path, service, quiet }, provide, info) => {
    const root = resolve(info.outputPath("build"));
    copyBuild(folder, '{"auth":"proxy","formProfile":""}', join(root, path));
    const nginx = await startNginx({
      workFolder: info.outputPath("nginx"),
      folder: root,
      base: path,
      service: "http://engine",
      around: `
        upstream engine { ${`server ${new URL(service.address).host} max_fails=0; `.repeat(2)} }
        proxy_next_upstream error non_idempotent;`,
    });
    quiet.allow(nginx.address);
    await provide(nginx);
    await nginx.close();
  },
});

/** The code blocks of a section of `deploy/README.md`, by the language that they name. */
export function codeIn(section: string, language: "nginx" | "sh"): string[] {
  const text = readFileSync("deploy/README.md", "utf8");
  const body = text.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? "";
  const blocks = body.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].flatMap(([, of, code = ""]) => (of === language ? [code] : []));
}

export { expect } from "@playwright/test";
