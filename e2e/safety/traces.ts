import type { BrowserContext, Page } from "@playwright/test";
import { launchedWith } from "../browser-options.ts";

export function recordMessages(context: BrowserContext): string[] {
  const messages: string[] = [];
  context.on("console", (message) => messages.push(message.text()));
  context.on("weberror", (error) => messages.push(String(error.error().stack)));
  return messages;
}

/** Looks for a secret in everything that a page keeps but its heap. @returns the names of the places where it is */
export async function tracesBesideHeap(
  page: Page,
  secret: string,
  messages: readonly string[],
): Promise<string[]> {
  const places = { ...(await page.evaluate(placesInPage)), console: messages.join("\n") };
  const found = Object.entries(places).filter(([, text]) => text.includes(secret));
  return found.map(([place]) => place);
}

/** As {@link tracesBesideHeap}, and on the heap, which is read twice, since garbage may still wait for the collector. */
export async function tracesOf(
  page: Page,
  secret: string,
  messages: readonly string[],
): Promise<string[]> {
  const found = await tracesBesideHeap(page, secret, messages);
  const isOnHeap = (await heapOf(page)).includes(secret) && (await heapOf(page)).includes(secret);
  return isOnHeap ? [...found, "heap"] : found;
}

/** Runs in the page. */
async function placesInPage(): Promise<Record<string, string>> {
  const boxes = document.querySelectorAll<HTMLInputElement>("input, textarea");
  const databases: unknown[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    for (const storeName of opening.result.objectStoreNames) {
      const store = opening.result.transaction(storeName).objectStore(storeName);
      const reads = [store.getAllKeys(), store.getAll()];
      await new Promise((resolve) => store.transaction.addEventListener("complete", resolve));
      databases.push([name, storeName, ...reads.map(({ result }) => result)]);
    }
    opening.result.close();
  }
  const cached = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(cached.map((cache) => cache.keys()));
  return {
    address: location.href,
    "history state": JSON.stringify(history.state),
    document: document.documentElement.outerHTML,
    boxes: [...boxes].map(({ value }) => value).join("\n"),
    "session storage": JSON.stringify(sessionStorage),
    "local storage": JSON.stringify(localStorage),
    databases: JSON.stringify(databases),
    caches: JSON.stringify(requests.flat().map(({ url }) => url)),
    cookies: document.cookie,
    "name of the window": window.name,
    "what was loaded": JSON.stringify(performance.getEntries()),
  };
}

async function heapOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  client.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await client.send("HeapProfiler.collectGarbage");
  await client.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await client.detach();
  return chunks.join("");
}

/** The options of a browser that cuts no string in a snapshot of its heap at a thousand characters. */
export const wholeStrings = launchedWith("--js-flags=--heap-snapshot-string-limit=1000000");
