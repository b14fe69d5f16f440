import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listen } from "#commands/listen.ts";
import { cases, fileBytes } from "./corpora/cases.ts";
import { test as base, expect } from "./fixtures.ts";
import { otherArn } from "./pages/create-page.ts";
import { save } from "./saved.ts";
import { type CaseText, FakeService, type Transport } from "./servers/fake-service.ts";
import { created, dropped } from "./servers/replies.ts";
import { createSite, type Site } from "./servers/site.ts";

interface DeploymentOptions {
  readonly folder: string;
  /** The settings besides `baseUrl`; or the text of `config.json`; `null` where there is no such file. */
  readonly config: Readonly<Record<string, unknown>> | string | null;
  readonly serviceAt: "another origin" | "same origin";
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
  /**
   * At an address of the application: opens a case, signed in, saves a file, creates a case and one whose answer is lost,
   * which is sent once.
   */
  readonly workAt: (address: string) => Promise<void>;
}

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

  workAt: ({ service, page, casePage, createPage, signIn }, provide) =>
    provide(async (address) => {
      const { id, text } = cases.files;
      service.has(id, text);
      service.creates(created(id), dropped);
      await page.goto(new URL(`cases/${id}?stage=901`, address).href);
      await signIn.before(casePage.stages);
      const saved = await save(casePage.attachments.download("every byte.bin"));
      expect(saved.bytes.equals(fileBytes.everyByte)).toBe(true);
      await createPage.open("COM");
      await createPage.send();
      await createPage.resultItem(1).getByRole("link").click();
      await expect(casePage.heading).toHaveText("DP-26-5");
      await createPage.open("COM");
      await createPage.send(otherArn);
      await expect(createPage.outcomeUnknown).toBeVisible();
      expect(service.requestsOf("CreateBp")).toHaveLength(2);
    }),

  quiet: async ({ quiet, service }, provide) => {
    quiet.allow(service.address);
    await provide(quiet);
  },
});

export { expect } from "@playwright/test";
