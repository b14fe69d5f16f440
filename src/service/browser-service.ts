import { http } from "msw";
import { setupWorker } from "msw/browser";
import { servicePath } from "#wire/operations.ts";
import { operator } from "./new-case.ts";
import { createService, type Service, type ServiceOptions } from "./service.ts";
import { openIndexedStore } from "./store/indexed-store.ts";

export interface BrowserService extends Pick<Service, "reset"> {
  readonly stop: () => void;
  readonly operatorName: string;
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
  return { reset: service.reset, stop: () => void worker.stop(), operatorName: operator.userName };
}
