import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type BrowserContext, test as base, chromium, type Page } from "@playwright/test";
import { staticMiddleware } from "srvx/static";
import { ensureBrowser, launchArguments } from "../../.ci/browser.mjs";
import { buildPageScript } from "../page-script.ts";
import { FakeService } from "../servers/fake-service.ts";
import { json, type Reply } from "../servers/replies.ts";
import { createSite } from "../servers/site.ts";
import { application, builds } from "./global-setup.ts";
import type { Result, Wanted } from "./probe.ts";

interface Fixtures {
  /** A service, the application at `/` and the compared pages below `/compared/`, on one origin. */
  readonly service: FakeService;
  /** Makes a browser context: its pages share a cache. */
  readonly openContext: () => Promise<BrowserContext>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  service: async ({}, provide) => {
    const service = await FakeService.start();
    const settings = { auth: "proxy", baseUrl: "", idleMinutes: 0, readTimeoutSeconds: 600 };
    const { handle } = createSite({ folder: application, settings });
    const serveFile = staticMiddleware({ dir: builds });
    service.pages = async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith("/compared/")) return handle(request);
      const answer = await serveFile(request, () => new Response(null, { status: 404 }));
      const isAsset = pathname.startsWith("/compared/assets/");
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

export async function newPage(
  context: BrowserContext,
  wanted: Wanted = { prefix: "", count: 0 },
): Promise<Page> {
  const probe = await buildPageScript(join(import.meta.dirname, "probe.ts"));
  const page = await context.newPage();
  await page.addInitScript(`window.wanted = ${JSON.stringify(wanted)};\n${probe}`);
  await delay(windowMs);
  return page;
}

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

export async function timeTo(
  page: Page,
  result: Result,
  type: "click" | "keydown" | "paste",
  act: () => Promise<void>,
): Promise<number> {
  // The page has to watch before it acts: the promise stays in the page until it is asked for.
  const watch = await page.evaluateHandle(
    ([type, result]) => ({ time: window.probe.after(type, result) }),
    [type, result] as const,
  );
  await act();
  return watch.evaluate(({ time }) => time);
}

/** The value below which a share of the values lies; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * What was measured once, by its name with the unit: `ms`, or `÷` for a ratio. The limit is the
 * most that the median should be.
 */
export type Figures = Readonly<
  Record<string, readonly [value: number, limit?: number | undefined]>
>;

const runs = Number(process.env["BENCH_RUNS"] ?? 9);

/** Measures something again and again, after runs that only warm up, and prints the table of its figures. */
export async function measure(run: () => Promise<Figures>, warmUps = 1): Promise<void> {
  for (let count = 0; count < warmUps; count += 1) await run();
  const measured: Figures[] = [];
  for (let count = 0; count < runs; count += 1) measured.push(await run());
  const lines: Record<string, object> = {};
  for (const [what, [, limit]] of Object.entries(measured[0] ?? {})) {
    const values = measured.flatMap(({ [what]: figure }) => figure?.[0] ?? []);
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

const rounded = (value: number) => Number(value.toPrecision(3));
