import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type BrowserContext, test as base, chromium, type Page } from "@playwright/test";
import { staticMiddleware } from "srvx/static";
import { createSite } from "#commands/site.ts";
import { ensureBrowser, launchArguments } from "../../.ci/browser.mjs";
import { buildPageScript } from "../page-script.ts";
import { FakeService } from "../servers/fake-service.ts";
import { json, type Reply } from "../servers/replies.ts";
import { application, builds } from "./global-setup.ts";
import type { Wanted } from "./probe.ts";

/** How often each thing is measured. */
export const runs = Number(process.env["BENCH_RUNS"] ?? 9);

interface Fixtures {
  /** A service, the application at `/` and each compared page below its name, on one origin. */
  readonly service: FakeService;
  /** Makes a browser context: its pages share a cache. */
  readonly openContext: () => Promise<BrowserContext>;
}

/** A row of the table. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  service: async ({}, provide) => {
    const service = await FakeService.start();
    const settings = { auth: "proxy", baseUrl: "", idleMinutes: 0, readTimeoutSeconds: 600 };
    const { handle } = createSite({ folder: application, settings });
    const serveFile = staticMiddleware({ dir: builds });
    service.pages = async (request) => {
      const { pathname } = new URL(request.url);
      if (!/^\/(?:bare|react|document)\//.test(pathname)) return handle(request);
      const answer = await serveFile(request, () => new Response(null, { status: 404 }));
      const isAsset = pathname.includes("/assets/");
      const caching = isAsset ? "public, max-age=31536000, immutable" : "no-store";
      answer.headers.set("Cache-Control", caching);
      return answer;
    };
    await provide(service);
    await service.close();
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  openContext: async ({}, provide) => {
    // A browser of its own: what one row leaves in it changes no other's times.
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: launchArguments,
    });
    const viewport = { width: 1280, height: 800 };
    await provide(() => browser.newContext({ viewport, locale: "en-GB" }));
    await browser.close();
  },
});

/** How long a browser loads what its own window shows, in milliseconds: it takes a processor for itself. */
const windowMs = 1000;

/** Makes a new page that tells when these fields are painted. */
export async function newPage(context: BrowserContext, wanted: Wanted): Promise<Page> {
  const probe = await buildPageScript(join(import.meta.dirname, "probe.ts"));
  const page = await context.newPage();
  await page.addInitScript(`window.wanted = ${JSON.stringify(wanted)};\n${probe}`);
  await delay(windowMs);
  return page;
}

/** JSON after some milliseconds. */
export const delayed =
  (ms: number, text: Uint8Array): Reply =>
  async (response, request) => {
    await delay(ms);
    return json(text)(response, request);
  };

/** Opens an address. @returns milliseconds from the start of the navigation until the fields are painted */
export async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  return page.evaluate(() => window.probe.opened);
}

/** Opens an address. @returns milliseconds from the arrival of the service's answer until the fields are painted */
export async function openAfterAnswer(page: Page, address: string): Promise<number> {
  const paintedAt = await open(page, address);
  const answeredAt = await page.evaluate(() => {
    const all = performance.getEntriesByType("resource");
    const last = all.findLast(({ name }) => name.includes("/GetBpItem/"));
    return last instanceof PerformanceResourceTiming ? last.responseEnd : Number.NaN;
  });
  return paintedAt - answeredAt;
}

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
