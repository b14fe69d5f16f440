import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withCors } from "#commands/cors.ts";
import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { createNodeService } from "#service/node-service.ts";
import { test as base } from "./fixtures.ts";
import { type CaseText, FakeService, type Transport } from "./servers/fake-service.ts";

interface DeploymentOptions {
  /** The built folder. */
  readonly folder: string;
  /** The settings in `config.json` besides `baseUrl`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The text of `config.json` in place of `config`; `null` when there is no such file. */
  readonly configText: string | null | undefined;
  /**
   * Where the page finds the fake service: on another origin, on its own origin, or on its own origin
   * through the proxy of the site. With `embedded` it finds the embedded service, on another origin.
   */
  readonly serviceAt: "another origin" | "same origin" | "proxy" | "embedded";
  /** How the fake service is reached. */
  readonly transport: Transport;
}

interface Deployment {
  /** A service that shares nothing with the application. */
  readonly service: FakeService;
  /** The address of the service that the page calls. */
  readonly serviceAddress: string;
  /** Gives the fake service a case, and opens it, signed in; `search` is like `?stage=101`. */
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
  serviceAt: ["another origin", { option: true }],
  transport: ["HTTP/1.1", { option: true }],

  service: async ({ transport }, provide) => {
    const service = await FakeService.start(transport);
    await provide(service);
    await service.close();
  },

  serviceAddress: async ({ serviceAt, service }, provide) => {
    if (serviceAt !== "embedded") return provide(service.address);
    const { handle } = await createNodeService();
    const server = await listen(0, withCors(handle));
    await provide(server.address);
    await server.close();
  },

  baseURL: async (
    { folder, config, configText, serviceAt, service, serviceAddress },
    provide,
    info,
  ) => {
    const isElsewhere = serviceAt === "another origin" || serviceAt === "embedded";
    const settings = { baseUrl: isElsewhere ? serviceAddress : "", ...config };
    const build =
      configText === undefined
        ? { folder, settings }
        : { folder: copyBuild(folder, configText, info.outputPath("build")) };
    const site = createSite({
      ...build,
      service: serviceAt === "proxy" ? serviceAddress : undefined,
    });
    if (serviceAt === "same origin") {
      service.pages = site.handle;
      return provide(service.address + site.base);
    }
    const server = await listen(0, site.handle);
    await provide(server.address + site.base);
    await server.close();
  },

  openCase: ({ service, casePage, signIn }, provide) =>
    provide(async ({ id, text }, search) => {
      service.has(id, text);
      await casePage.goto(id, search);
      await signIn.before(casePage.stages);
    }),

  quiet: async ({ quiet, serviceAddress }, provide) => {
    quiet.allow(serviceAddress);
    await provide(quiet);
  },
});

export { expect } from "@playwright/test";
