import { readCaseId } from "#model/case-id.ts";
import { getBpItemPath } from "#wire/operations.ts";
import { requestInit } from "./request-init.ts";

// In the production build this is a script of its own that the page runs before the application is
// there, so that the case is on its way while the rest is still loading.

const base = import.meta.env.BASE_URL;

/** `config.json`, asked for before anything else. */
export const earlySettings = fetch(`${base}config.json`, { cache: "no-store" });

interface EarlyRequest {
  readonly url: string;
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
}

let early: EarlyRequest | undefined;

if (import.meta.env.MODE === "production") void askEarly().catch(() => undefined);

/** Asks for the case that the address names, where nothing has to be typed first. */
async function askEarly(): Promise<void> {
  const [, sent = ""] = /^cases\/(\d+)$/.exec(location.pathname.slice(base.length)) ?? [];
  const id = readCaseId(sent);
  if (id === undefined) return;
  const settings: unknown = await (await earlySettings).clone().json();
  if (!isBehindProxy(settings)) return;
  const url = getBpItemPath(id);
  const controller = new AbortController();
  const answer = fetch(url, { ...requestInit({}, undefined), signal: controller.signal });
  // Whoever takes the answer learns of a failure; nobody else needs to.
  answer.catch(() => undefined);
  early = { url, answer, controller };
}

/** Whether the service is on the page's own origin and a proxy adds the token. */
function isBehindProxy(settings: unknown): boolean {
  if (typeof settings !== "object" || settings === null) return false;
  const { auth, baseUrl = "" }: { auth?: unknown; baseUrl?: unknown } = settings;
  return auth === "proxy" && baseUrl === "";
}

/** `fetch`, but for the one request that is on its way already: its answer is taken once. */
export const fetchOrTakeEarly: typeof fetch = (input, init) => {
  const taken = early;
  if (taken === undefined || input !== taken.url) return fetch(input, init);
  early = undefined;
  const giveUp = () => taken.controller.abort(init?.signal?.reason);
  if (init?.signal?.aborted) giveUp();
  init?.signal?.addEventListener("abort", giveUp, { once: true });
  return taken.answer;
};
