import { type DBSchema, openDB } from "idb";
import { http } from "msw";
import { setupWorker } from "msw/browser";
import { servicePath } from "#wire/operations.ts";
import { createService, type Service, type ServiceOptions } from "./service.ts";
import { operatorName } from "./stages.ts";
import type { CaseRecord, Store } from "./store.ts";

export interface BrowserService extends Pick<Service, "reset"> {
  readonly stop: () => void;
  readonly operatorName: string;
}

interface Tables extends DBSchema {
  state: { key: 0; value: readonly CaseRecord[] };
}

/**
 * Opens a store in IndexedDB, which all tabs share. A transaction ends as soon as anything but the
 * database is awaited in it.
 *
 * @throws DOMException when the browser gives no database, as some private windows do
 */
async function openIndexedStore(name: string): Promise<Store> {
  const database = await openDB<Tables>(name, 7, {
    // Raise the version when the shape of a case changes: the demo's cases are then made again.
    upgrade(fresh) {
      for (const table of fresh.objectStoreNames) fresh.deleteObjectStore(table);
      fresh.createObjectStore("state");
    },
    // Another tab deletes or upgrades the database, which waits until every connection is closed.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    read: async () => (await database.get("state", 0)) ?? [],
    async change(make) {
      const { store, done } = database.transaction("state", "readwrite");
      await store.put(make((await store.get(0)) ?? []), 0);
      await done;
    },
  };
}

/**
 * Trusts the absolute URL of one script where the page requires Trusted Types. MSW registers its worker by a
 * plain URL, which only a policy named `default` can allow.
 */
function trustOnly(scriptUrl: string): void {
  const { trustedTypes } = window;
  // A page can have only one default policy.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (url: string) =>
      new URL(url, document.baseURI).href === scriptUrl ? url : null,
  });
}

/** MSW does not await an update of its worker, which fails in the moment in which its last page has closed. */
function forgiveFailedUpdate(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason;
  const isUpdate =
    reason instanceof Error && reason.message.startsWith("Failed to update a ServiceWorker");
  if (isUpdate) event.preventDefault();
}

/**
 * Starts the service in the browser. It answers every `fetch` of this page and its workers to the
 * service's path, and stores its cases in IndexedDB.
 *
 * @param scriptUrl MSW's script, such as `/viewer/mockServiceWorker.js`; its folder is the worker's scope
 * @throws DOMException when the browser gives no database
 */
export async function startBrowserService(
  scriptUrl: string,
  language: ServiceOptions["language"] = () => "en",
  database = "bp-engine-api",
): Promise<BrowserService> {
  const service = await createService(await openIndexedStore(database), { language });
  const script = new URL(scriptUrl, location.href);
  trustOnly(script.href);
  window.addEventListener("unhandledrejection", forgiveFailedUpdate);
  const worker = setupWorker(
    http.all(`*${servicePath}/*`, ({ request }) => service.handle(request)),
  );
  await worker.start({
    serviceWorker: { url: scriptUrl, options: { scope: new URL(".", script).pathname } },
    onUnhandledFrame: "bypass",
    quiet: true,
  });
  return { reset: service.reset, stop: () => void worker.stop(), operatorName };
}
