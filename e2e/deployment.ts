import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withCors } from "#commands/cors.ts";
import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { createNodeService } from "#service/node-service.ts";
import { test as base } from "./fixtures.ts";
import { PlainService } from "./servers/plain-service.ts";

interface DeploymentOptions {
  /** The built folder. */
  readonly folder: string;
  /** What `config.json` says besides `baseUrl`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The text of `config.json` in place of that; `null` when there is no such file. */
  readonly configText: string | null | undefined;
  /**
   * Which service is behind the page: the plain one or the embedded one, each on an origin of its
   * own; the plain one, passed on to by the site; or the plain one, which has the pages too.
   */
  readonly behind: "plain" | "embedded" | "plain, passed on to" | "plain, one server";
}

interface Deployment {
  /** A service that shares nothing with the application. */
  readonly plain: PlainService;
  /** The address of the service the page calls. */
  readonly serviceAddress: string;
}

/** Copies a build and gives the copy another `config.json`, or none. */
export function copyBuild(folder: string, configText: string | null, copy: string): string {
  const file = join(copy, "config.json");
  cpSync(folder, copy, { recursive: true });
  if (configText === null) rmSync(file);
  else writeFileSync(file, configText);
  return copy;
}

/** A test of the production build, served with its own headers and called by its own address. */
export const test = base.extend<DeploymentOptions & Deployment>({
  folder: ["dist", { option: true }],
  config: [{}, { option: true }],
  configText: [undefined, { option: true }],
  behind: ["plain", { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  plain: async ({}, provide) => {
    const plain = await PlainService.start();
    await provide(plain);
    await plain.close();
  },

  serviceAddress: async ({ behind, plain }, provide) => {
    if (behind !== "embedded") return provide(plain.address);
    const { handle } = await createNodeService();
    const server = await listen(0, withCors(handle));
    await provide(server.address);
    await server.close();
  },

  baseURL: async ({ folder, config, configText, behind, plain, serviceAddress }, provide, info) => {
    const isElsewhere = behind === "plain" || behind === "embedded";
    const settings = { baseUrl: isElsewhere ? serviceAddress : "", ...config };
    const service = behind === "plain, passed on to" ? serviceAddress : undefined;
    const site = createSite(
      configText === undefined
        ? { folder, settings, service }
        : { folder: copyBuild(folder, configText, info.outputPath("build")), service },
    );
    if (behind === "plain, one server") {
      plain.pages = site.handle;
      return provide(plain.address + site.base);
    }
    const server = await listen(0, site.handle);
    await provide(server.address + site.base);
    await server.close();
  },

  quiet: async ({ quiet, serviceAddress }, provide) => {
    quiet.allow(serviceAddress);
    await provide(quiet);
  },
});

export { expect } from "@playwright/test";
