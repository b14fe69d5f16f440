import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withCors } from "#commands/cors.ts";
import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { createNodeService } from "#service/node-service.ts";
import { test as base } from "./fixtures.ts";
import { type CaseText, PlainService, type Transport } from "./servers/plain-service.ts";

interface DeploymentOptions {
  /** The built folder. */
  readonly folder: string;
  /** The settings in `config.json` besides `baseUrl`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The text of `config.json` in place of `config`; `null` when there is no such file. */
  readonly configText: string | null | undefined;
  /**
   * Which service is behind the page: the plain one or the embedded one, each on an origin of its
   * own; the plain one, passed on to by the site; or the plain one, which has the pages too.
   */
  readonly behind: "plain" | "embedded" | "plain, passed on to" | "plain, one server";
  /** How the plain service is reached. */
  readonly transport: Transport;
}

interface Deployment {
  /** A service that shares nothing with the application. */
  readonly plain: PlainService;
  /** The address of the service the page calls. */
  readonly serviceAddress: string;
  /** Has the plain service have a case, and opens it, signed in; `search` is like `?stage=101`. */
  readonly openCase: (
    opened: { readonly id: number; readonly text: CaseText },
    search?: string,
  ) => Promise<void>;
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
  transport: ["HTTP/1.1", { option: true }],

  plain: async ({ transport }, provide) => {
    const plain = await PlainService.start(transport);
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

  openCase: ({ plain, casePage, signIn }, provide) =>
    provide(async ({ id, text }, search) => {
      plain.has(id, text);
      await casePage.goto(id, search);
      await signIn.before(casePage.stages);
    }),

  quiet: async ({ quiet, serviceAddress }, provide) => {
    quiet.allow(serviceAddress);
    await provide(quiet);
  },
});

export { expect } from "@playwright/test";
