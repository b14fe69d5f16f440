import type { BrowserContext, Page } from "@playwright/test";

/** Everything that a context has written to its consoles, from now on. */
export function heardIn(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on("console", (message) => heard.push(message.text()));
  context.on("weberror", (error) => heard.push(String(error.error().stack)));
  return heard;
}

/**
 * Where a text that has to be nowhere still is: in words, none when it is nowhere. A heap is looked
 * at twice, since what nobody holds any more may wait for the collector.
 */
export async function tracesOf(
  page: Page,
  secret: string,
  heard: readonly string[],
): Promise<string[]> {
  const places = { ...(await page.evaluate(placesInPage)), console: heard.join("\n") };
  const found = Object.entries(places).filter(([, text]) => text.includes(secret));
  const isOnHeap = (await heapOf(page)).includes(secret) && (await heapOf(page)).includes(secret);
  return [...found.map(([place]) => place), ...(isOnHeap ? ["heap"] : [])];
}

/** Runs in the page. */
async function placesInPage(): Promise<Record<string, string>> {
  const boxes = [...document.querySelectorAll("input, textarea")];
  const values = boxes.map((box) => ("value" in box ? String(box.value) : ""));
  const databases = await indexedDB.databases();
  const cached = await Promise.all((await caches.keys()).map(async (name) => caches.open(name)));
  const urls = await Promise.all(cached.map(async (cache) => cache.keys()));
  return {
    address: location.href,
    "history state": JSON.stringify(history.state),
    document: document.documentElement.outerHTML,
    boxes: values.join("\n"),
    "session storage": JSON.stringify(sessionStorage),
    "local storage": JSON.stringify(localStorage),
    databases: JSON.stringify(databases),
    caches: urls
      .flat()
      .map(({ url }) => url)
      .join("\n"),
    cookies: document.cookie,
    "name of the window": window.name,
    "what was loaded": performance
      .getEntries()
      .map(({ name }) => name)
      .join("\n"),
  };
}

/** A snapshot of what the page's scripts hold; see {@link wholeStrings}. */
export async function heapOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  client.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await client.send("HeapProfiler.collectGarbage");
  await client.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await client.detach();
  return chunks.join("");
}

/** With this argument a browser cuts no string in a snapshot of its heap at a thousand characters. */
export const wholeStrings = "--js-flags=--heap-snapshot-string-limit=1000000";
