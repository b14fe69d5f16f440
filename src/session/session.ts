import { createStore, type Store } from "#ui/store.ts";
import type { Settings } from "./settings.ts";
import { attempt } from "./storage.ts";

/** Where the session stands; everything but `open` shows the sign-in dialog. */
export type SessionState = "open" | "signed-out" | "refused" | "idle";

/** Who may talk to the service, per tab. The token lives in a closure and is handed to a request only. */
export interface Session {
  readonly state: () => SessionState;
  /** Calls back after each change of state. @returns how to stop. */
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * The header's value, `Bearer …`, waiting for the operator to sign in when there is none;
   * `undefined` when a proxy adds it.
   * @throws the signal's reason when it is aborted first.
   */
  readonly authorization: (signal?: AbortSignal) => Promise<string | undefined>;
  /** The service refused this header value with 401: drop the token, unless a newer one is here. */
  readonly refuse: (authorization: string | undefined) => void;
  readonly signIn: (token: string) => void;
  /** The operator was there at this time, milliseconds since 1970: so long lasts a token kept for the tab. */
  readonly keepAlive: (seen: number) => void;
  /**
   * Drops the token because the operator is away; the work stays, hidden. Also where a new token was
   * asked for meanwhile: behind that question the work can be read.
   */
  readonly lock: () => void;
  /** Drops the token here and in every other tab. */
  readonly signOut: () => void;
}

const storageKey = "case-viewer.token";
const signedOutKey = "case-viewer.signed-out";

/**
 * Opens a session. With `keepToken: "tab"` the token survives a reload in the same tab, unless the
 * session would have been locked or signed out of meanwhile.
 */
export function openSession({ auth, keepToken, baseUrl, idleMinutes }: Settings): Session {
  const isAsked = auth === "token";
  const kept = isAsked && keepToken === "tab" ? tabStorage(baseUrl, idleMinutes) : undefined;
  if (!kept) forgetKept();
  let token = kept?.read();
  const state = createStore<SessionState>(isAsked && token === undefined ? "signed-out" : "open");
  let heard = signedOutAt();
  const tabs = new BroadcastChannel("case-viewer.session");

  function drop(next: SessionState) {
    if (!isAsked) return;
    token = undefined;
    forgetKept();
    state.set(next);
  }

  tabs.addEventListener("message", () => drop("signed-out"));
  // Safari keeps a page that was left as it stands, and tells it of nothing.
  window.addEventListener("pageshow", () => {
    if (signedOutAt() !== heard) drop("signed-out");
  });

  return {
    state: state.get,
    subscribe: state.subscribe,
    async authorization(signal) {
      if (!isAsked) return undefined;
      for (;;) {
        if (token !== undefined) return `Bearer ${token}`;
        await nextChange(state, signal);
      }
    },
    refuse(authorization) {
      if (token !== undefined && authorization === `Bearer ${token}`) drop("refused");
    },
    signIn(text) {
      token = cleanToken(text);
      kept?.begin(token);
      heard = signedOutAt();
      state.set("open");
    },
    keepAlive(seen) {
      if (token !== undefined) kept?.write(token, seen);
    },
    lock: () => (state.get() === "open" || state.get() === "refused") && drop("idle"),
    signOut() {
      drop("signed-out");
      tabs.postMessage("signed-out");
      tellTabsToCome();
    },
  };
}

function nextChange({ subscribe }: Store<unknown>, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => reject(signal?.reason);
  if (signal?.aborted) abort();
  const stop = subscribe(resolve);
  signal?.addEventListener("abort", abort, { once: true });
  return promise.finally(stop);
}

/** What an earlier setting has left in this tab is nobody's any more. */
function forgetKept(): void {
  // Where there is no storage nothing was left.
  attempt(() => sessionStorage.removeItem(storageKey));
}

/** For the tabs that hear of nothing now: put away by the browser, or kept as they stand. */
function tellTabsToCome(): void {
  attempt(() => localStorage.setItem(signedOutKey, String(Date.now())));
}

const signedOutAt = (): number => Number(attempt(() => localStorage.getItem(signedOutKey)) ?? "0");

/**
 * The weaker choice: session storage, bound to the service's address so that another host never gets
 * the token, and to the operator's last sign of life. A tab that the browser has put away hears of
 * nothing and locks nothing: it comes back with its storage as it was.
 */
function tabStorage(baseUrl: string, idleMinutes: number) {
  function isCurrent(seen: number): boolean {
    const idle = Date.now() - seen;
    // A clock that was put back proves nothing.
    return idle >= 0 && (idleMinutes === 0 || idle < idleMinutes * 60_000) && seen >= signedOutAt();
  }
  return {
    begin(token: string) {
      // Signed out of by a clock that was ahead: no token would last until then.
      if (signedOutAt() > Date.now()) tellTabsToCome();
      this.write(token, Date.now());
    },
    read(): string | undefined {
      const [host, token, seen] =
        attempt(() => sessionStorage.getItem(storageKey)?.split("\n")) ?? [];
      if (host === baseUrl && isCurrent(Number(seen))) return token;
      forgetKept();
      return undefined;
    },
    write(token: string, seen: number) {
      attempt(() => sessionStorage.setItem(storageKey, `${baseUrl}\n${token}\n${seen}`));
    },
  };
}

/** Why a text cannot be an access token. */
export type BadToken = "empty" | "characters" | "length";

const maxTokenLength = 8192;

/**
 * What is wrong with a text as an access token, `undefined` when nothing is. A leading `Bearer `
 * and white space around are allowed, since people copy them along: see {@link cleanToken}.
 */
export function tokenFault(text: string): BadToken | undefined {
  const token = cleanToken(text);
  if (token === "") return "empty";
  if (token.length > maxTokenLength) return "length";
  return /^[\x21-\x7e]+$/.test(token) ? undefined : "characters";
}

/** The token itself, without the word `Bearer` and the white space around it. */
export const cleanToken = (text: string): string => text.trim().replace(/^Bearer(?: +|$)/i, "");
