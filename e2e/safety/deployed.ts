import type { BrowserContextOptions, Page } from "@playwright/test";
import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { type Quiet, watch } from "../quiet.ts";
import { PlainService } from "../servers/plain-service.ts";
import type { Ground } from "./check.ts";

/** A page in a browser context of its own, and all that the context did. */
export interface Opened {
  readonly page: Page;
  readonly quiet: Quiet;
  readonly close: () => Promise<void>;
}

/** The build behind its own headers, and a service on another origin that answers what it is told to. */
export interface Deployed {
  /** Of the application, without a slash at its end. */
  readonly address: string;
  readonly service: PlainService;
  readonly open: (options?: BrowserContextOptions) => Promise<Opened>;
  readonly close: () => Promise<void>;
}

const screen = { viewport: { width: 1280, height: 800 }, locale: "en-GB" };

/** Serves a build and a service for it. @param settings what `config.json` says besides `baseUrl` */
export async function deploy({ browser, folder }: Ground, settings: object): Promise<Deployed> {
  const service = await PlainService.start();
  const site = createSite({
    folder,
    settings: { baseUrl: service.address, idleMinutes: 0, ...settings },
  });
  const { address, close } = await listen(0, site.handle);
  return {
    address,
    service,
    open: async (options = {}) => {
      const context = await browser.newContext({ ...screen, ...options });
      const quiet = await watch(context);
      quiet.allow(address);
      quiet.allow(service.address);
      return { page: await context.newPage(), quiet, close: () => context.close() };
    },
    close: async () => {
      await close();
      await service.close();
    },
  };
}
