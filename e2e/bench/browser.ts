import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { ensureBrowser, launchArguments } from "../../.ci/browser.mjs";
import { probeScript } from "./builds.ts";
import type { Wanted } from "./probe.ts";

/** The browser of the tests. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: launchArguments });

/** How every page is looked at. */
export const screen = { viewport: { width: 1280, height: 800 }, locale: "en-GB" } as const;

/** A page that is being measured. */
export interface Measured {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Milliseconds until a browser has loaded what its own window shows, which takes a processor for itself. */
const windowRest = 1000;

/** A context of its own for pages that share a cache. */
export async function openContext(browser: Browser) {
  const context = await browser.newContext(screen);
  return {
    /** A new page that tells when these fields are painted. */
    newPage: async (wanted: Wanted): Promise<Measured> => {
      const page = await context.newPage();
      await page.addInitScript(`window.wanted = ${JSON.stringify(wanted)};\n${probeScript()}`);
      const cdp = await context.newCDPSession(page);
      await sleep(windowRest);
      return { page, cdp };
    },
    close: () => context.close(),
  };
}

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

/** The bytes that JavaScript holds after what is no longer needed is gone. */
export async function heapOf({ cdp }: Measured): Promise<number> {
  await cdp.send("HeapProfiler.enable");
  await cdp.send("HeapProfiler.collectGarbage");
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize + backingStorageSize;
}
