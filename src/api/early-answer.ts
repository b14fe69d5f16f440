import { tokenHeader } from "#wire/operations.ts";
import { askForSettings } from "./settings-request.ts";

/** The one request of the service that is on its way before the application is there. */
export interface EarlyRequest {
  readonly url: string;
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
}

/** What the page has asked for before the application was there. */
export interface Early {
  /** `config.json`. */
  readonly settings: Promise<Response>;
  /** The case; none where something has to be typed first. */
  readonly request: Promise<EarlyRequest | undefined>;
}

declare global {
  interface Window {
    /** Left by the page's first script, in the production build. */
    early?: Early;
  }
}

let { early } = window;
delete window.early;

/** `config.json`, asked for already where the page could. */
export const earlySettings = early?.settings ?? askForSettings();

/** `fetch`, but for the request that is on its way already: its answer is taken once. */
export const fetchOrTakeEarly: typeof fetch = async (input, init) => {
  const taken = await early?.request;
  // What was asked for without a token answers no request that has one.
  const isAnother = input !== taken?.url || new Headers(init?.headers).has(tokenHeader);
  if (taken === undefined || isAnother) return fetch(input, init);
  early = undefined;
  const giveUp = () => taken.controller.abort(init?.signal?.reason);
  if (init?.signal?.aborted) giveUp();
  init?.signal?.addEventListener("abort", giveUp, { once: true });
  return taken.answer;
};
