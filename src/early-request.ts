import { requestOf } from "#api/request-init.ts";
import { loadProfileText, loadSettings } from "#config/load-file.ts";
import type { Settings } from "#config/settings.ts";
import { readEnteredId } from "#model/case-id.ts";
import { getBpItemPath } from "#wire/operations.ts";

/** A request that was sent before the application has started. */
export interface EarlyRequest {
  /** The path of the page that asked. */
  readonly pathname: string;
  readonly url: string;
  readonly response: Promise<Response>;
  readonly cancel: () => void;
}

/** The settings, which load while the scripts of the application do. */
export const settingsLoading = loadSettings();

/** The text of the form profile, with which the application reads cases. */
export const profileLoading = settingsLoading.then(({ settings }) =>
  loadProfileText(settings.formProfile),
);

// The application says what is wrong with them.
for (const loading of [settingsLoading, profileLoading]) loading.catch(() => {});

/**
 * The request for the case in the page's address, which does not wait for the scripts of the application. `undefined`
 * where the request needs a token, which only the application knows, or where the address names no case.
 */
export const earlyRequest: Promise<EarlyRequest | undefined> = settingsLoading.then(
  ({ settings }) => askForCase(settings),
  () => undefined,
);

function askForCase({ auth, baseUrl }: Settings): EarlyRequest | undefined {
  // The demo's service starts with the application.
  if (auth !== "proxy" || import.meta.env.MODE === "demo") return undefined;
  const { BASE_URL } = import.meta.env;
  const { pathname } = location;
  const [, id = ""] = /^cases\/(\d+)\/?$/.exec(pathname.slice(BASE_URL.length)) ?? [];
  const caseId = readEnteredId(id);
  if (caseId === undefined) return undefined;
  const { url, init } = requestOf({ baseUrl }, { path: getBpItemPath(caseId) }, undefined);
  const controller = new AbortController();
  const response = fetch(url, { ...init, body: null, signal: controller.signal });
  // Who takes the answer learns of its failure.
  response.catch(() => {});
  return { pathname, url, response, cancel: () => controller.abort() };
}

/**
 * `fetch`, but the first request for the address of the early one takes its answer. Called when the application starts:
 * if the operator has gone back to another case by then, nobody takes it, because it would be old when it is needed.
 */
export function fetchAfter({ pathname, url, response, cancel }: EarlyRequest): typeof fetch {
  let isTaken = pathname !== location.pathname;
  if (isTaken) cancel();
  return (input, init) => {
    if (isTaken || input !== url) return fetch(input, init);
    isTaken = true;
    init?.signal?.addEventListener("abort", cancel);
    return response;
  };
}
