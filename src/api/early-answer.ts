import { tokenHeader } from "#wire/operations.ts";
import { requestSettings } from "./settings-request.ts";

/** The request for a case that the page's first script has sent, before the application is loaded. */
export interface EarlyRequest {
  readonly url: string;
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
}

/** The requests that the page's first script has sent. */
export interface EarlyRequests {
  /** `config.json`. */
  readonly settings: Promise<Response>;
  /** The case; `undefined` where the page shows none or the operator has to sign in first. */
  readonly caseRequest: Promise<EarlyRequest | undefined>;
}

declare global {
  interface Window {
    /** Set by the page's first script, `early-request.ts`, in the production build. */
    early?: EarlyRequests;
  }
}

let { early } = window;
delete window.early;

/** `config.json`, which the page's first script may have requested already. */
export const earlySettings = early?.settings ?? requestSettings();

/** As `fetch`, but takes the answer to the request that the page's first script has sent, once. */
export const fetchOrTakeEarly: typeof fetch = async (input, init) => {
  const taken = await early?.caseRequest;
  // The early request had no token, so it cannot stand for one with a token.
  const isOtherRequest = input !== taken?.url || new Headers(init?.headers).has(tokenHeader);
  if (taken === undefined || isOtherRequest) return fetch(input, init);
  early = undefined;
  const abort = () => taken.controller.abort(init?.signal?.reason);
  if (init?.signal?.aborted) abort();
  init?.signal?.addEventListener("abort", abort, { once: true });
  return taken.answer;
};
