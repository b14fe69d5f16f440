import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listen } from "#commands/listen.ts";
import { test as base } from "./fixtures.ts";
import { type CaseText, FakeService, type Transport } from "./servers/fake-service.ts";
import { createSite, type Site } from "./servers/site.ts";

interface DeploymentOptions {
  /** The built folder. */
  readonly folder: string;
  /** The settings besides `baseUrl`; or the text of `config.json`; `null` where there is no such file. */
  readonly config: Readonly<Record<string, unknown>> | string | null;
  /** Where the page finds the service. */
  readonly serviceAt: "another origin" | "same origin";
  /** How the service is reached. */
  readonly transport: Transport;
}

interface Deployment {
  /** A service that shares nothing with the application. */
  readonly service: FakeService;
  /** The server of the build; a test may replace what answers. */
  readonly site: Site;
  /** Gives the service a case, and opens it, signed in; `search` is like `?stage=101`. */
  readonly openCase: (
    opened: { readonly id: number; readonly text: CaseText },
    search?: string,
  ) => Promise<void>;
}

/** Copies a build and gives the copy a `config.json`, or none. */
export function copyBuild(folder: string, configText: string | null, copy: string): string {
  cpSync(folder, copy, { recursive: true });
  if (configText !== null) writeFileSync(join(copy, "config.json"), configText);
  return copy;
}

/** A test of the production build, served with its own headers and called by its own address. */
export const test = base.extend<DeploymentOptions & Deployment>({
  folder: ["dist", { option: true }],
  config: [{}, { option: true }],
  serviceAt: ["another origin", { option: true }],
  transport: ["HTTP/1.1", { option: true }],

  service: async ({ transport }, provide) => {
    const service = await FakeService.start(transport);
    await provide(service);
    await service.close();
  },

  site: async ({ folder, config, serviceAt, service: { address } }, provide, info) => {
    const service = serviceAt === "another origin" ? address : undefined;
    const build =
      config === null || typeof config === "string"
        ? { folder: copyBuild(folder, config, info.outputPath("build")) }
        : { folder, settings: { baseUrl: service ?? "", ...config } };
    await provide(createSite({ ...build, service }));
  },

  baseURL: async ({ site, serviceAt, service }, provide) => {
    const handle = (request: Request) => site.handle(request);
    if (serviceAt === "same origin") {
      service.pages = handle;
      return provide(service.address + site.base);
    }
    const server = await listen(0, handle);
    await provide(server.address + site.base);
    await server.close();
  },

  openCase: ({ service, casePage, signIn }, provide) =>
    provide(async ({ id, text }, search) => {
      service.has(id, text);
      await casePage.goto(id, search);
      await signIn.before(casePage.stages);
    }),

  quiet: async ({ quiet, service }, provide) => {
    quiet.allow(service.address);
    await provide(quiet);
  },
});

export { expect } from "@playwright/test";
