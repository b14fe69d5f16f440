import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { test as base, type CDPSession, chromium, type Page } from "@playwright/test";
import { staticMiddleware } from "srvx/static";
import { createSite } from "#commands/site.ts";
import { ensureBrowser, launchArguments } from "../../.ci/browser.mjs";
import { buildPageScript } from "../page-script.ts";
import { FakeService } from "../servers/fake-service.ts";
import { json, type Reply } from "../servers/replies.ts";
import { application, pages } from "./global-setup.ts";
import type { Wanted } from "./probe.ts";

/** How often each thing is measured. */
export const runs = Number(process.env["BENCH_RUNS"] ?? 9);

/** A page that is being measured. */
export interface Measured {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A browser context: its pages share a cache. */
export interface MeasuredContext {
  /** Makes a new page that tells when these fields are painted. */
  readonly newPage: (wanted: Wanted) => Promise<Measured>;
  readonly close: () => Promise<void>;
}

interface Fixtures {
  /** A service, the application at `/` and each compared page below its name, on one origin. */
  readonly service: FakeService;
  readonly openContext: () => Promise<MeasuredContext>;
}

/** How long a browser loads what its own window shows, in milliseconds: it takes a processor for itself. */
const windowMs = 1000;

/** A row of the table. */
export const test = base.extend<Fixtures, { probe: string }>({
  probe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
    async ({}, provide) => provide(await buildPageScript(join(import.meta.dirname, "probe.ts"))),
    { scope: "worker" },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  service: async ({}, provide) => {
    const service = await FakeService.start();
    const settings = { auth: "proxy", baseUrl: "", idleMinutes: 0, readTimeoutSeconds: 600 };
    const { handle } = createSite({ folder: application, settings });
    service.pages = async (request) => (await servePage(request)) ?? handle(request);
    await provide(service);
    await service.close();
  },

  openContext: async ({ probe }, provide) => {
    // A browser of its own: what one row leaves in it changes no other's times.
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: launchArguments,
    });
    await provide(async () => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: "en-GB",
      });
      return {
        newPage: async (wanted) => {
          const page = await context.newPage();
          await page.addInitScript(`window.wanted = ${JSON.stringify(wanted)};\n${probe}`);
          const cdp = await context.newCDPSession(page);
          await delay(windowMs);
          return { page, cdp };
        },
        close: () => context.close(),
      };
    });
    await browser.close();
  },
});

const servedPages = new Map(
  Object.entries(pages).map(([name, folder]) => [name, staticMiddleware({ dir: folder })]),
);

/** Serves a file of a compared page, or the page itself for every other path below its name. */
async function servePage({ url, headers }: Request): Promise<Response | undefined> {
  const [, name = "", path = ""] = /^\/(\w+)\/(.*)$/.exec(new URL(url).pathname) ?? [];
  const serveFile = servedPages.get(name);
  if (!serveFile) return undefined;
  const named = (file: string) => new Request(`http://localhost/${file}`, { headers });
  let caching = "public, max-age=31536000, immutable";
  const answer = await serveFile(named(path), () => {
    caching = "no-store";
    return serveFile(named("index.html"), () => new Response(null, { status: 404 }));
  });
  answer.headers.set("Cache-Control", caching);
  return answer;
}

/** JSON after some milliseconds. */
export const delayed =
  (ms: number, text: Uint8Array): Reply =>
  async (response, request) => {
    await delay(ms);
    return json(text)(response, request);
  };

/** Opens an address. @returns milliseconds from the start of the navigation until the fields are painted */
export async function open({ page }: Measured, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  return page.evaluate(() => window.probe.opened);
}

/** When the service's last answer had arrived, on the clock of {@link open}. */
export const answeredAt = ({ page }: Measured): Promise<number> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType("resource");
    const last = all.findLast(({ name }) => name.includes("/GetBpItem/"));
    return last instanceof PerformanceResourceTiming ? last.responseEnd : Number.NaN;
  });

/** The value below which a share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Each value divided by the one that was measured beside it. */
export const ratios = (values: readonly number[], to: readonly number[]): number[] =>
  values.map((value, index) => value / (to[index] ?? Number.NaN));

const rounded = (value: number) => Number(value.toPrecision(3));

/** What was measured, and the most that its median should be. */
export type Figure = readonly [values: readonly number[], limit?: number];

/** Prints a table. @param figures by what they are, with their unit: `ms`, `KB`, `MB`, or `÷` for a ratio */
export function print(figures: Readonly<Record<string, Figure>>): void {
  const lines: Record<string, object> = {};
  for (const [what, [values, limit]] of Object.entries(figures)) {
    const median = quantile(values, 0.5);
    lines[what] = {
      min: rounded(Math.min(...values)),
      median: rounded(median),
      max: rounded(Math.max(...values)),
      ...(limit !== undefined && { limit, isMet: median <= limit }),
    };
  }
  console.table(lines);
}
