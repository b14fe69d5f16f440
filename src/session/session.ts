import type { Settings } from "#config/settings.ts";
import { safeLocalStorage, safeSessionStorage } from "#lib/storage.ts";
import { createStore, nextChange } from "#lib/store.ts";
import { cleanToken } from "#wire/token.ts";
import { endHistory } from "./ended-history.ts";
import { connectTabs } from "./tabs.ts";
import { WorkList } from "./work.ts";

export type SessionState = "open" | "signed-out" | "refused" | "locked";

/** Whether the operator's work is hidden until the next sign-in: nobody may read, print or keep it. */
export const isWorkHidden = (state: SessionState): boolean =>
  state === "locked" || state === "signed-out";

/** The token lives in a closure and is given to requests only. */
export type Session = ReturnType<typeof createSession>;

const channelName = "case-viewer.session";
const tokenKey = "case-viewer.token";
/** When an operator last signed out, in any tab, in milliseconds since 1970. */
const signedOutKey = "case-viewer.signed-out";
const followedKey = "case-viewer.signed-out-here";

/**
 * Opens a session. With `keepToken: "tab"` the token survives a reload in the same tab, unless the session
 * was locked or signed out in between. A window opened by another window starts with a copy of that window's
 * storage, so the token in the copy is removed.
 */
export function createSession({ auth, keepToken, baseUrl, idleMinutes }: Settings) {
  const needsToken = auth === "token";
  // Before the token is read: it may be that of an operator who has signed out since.
  const isWorkEnded = followSignOut(readLastSignOut());
  const isTokenKept = needsToken && keepToken === "tab" && window.opener === null;
  const tokenStore = isTokenKept ? tokenStorage(baseUrl, idleMinutes) : undefined;
  if (!tokenStore) removeStoredToken();
  let token = tokenStore?.read();
  const { set: setState, ...state } = createStore<SessionState>(
    needsToken && token === undefined ? "signed-out" : "open",
  );
  const { set: setLockSoon, ...isLockSoon } = createStore(false);
  const work = new WorkList();
  let lastSignOut = readLastSignOut();
  const askTabs = connectTabs(() => work.countLosses());
  const channel = new BroadcastChannel(channelName);

  function endSession(endedState: SessionState) {
    token = undefined;
    removeStoredToken();
    setLockSoon(false);
    setState(endedState);
  }

  /** @param at the time of the sign-out: the storage may tell it later than the message of another tab. */
  function endWork(at: number) {
    // First, so that no part of the work asks before it is left.
    endSession("signed-out");
    work.end();
    lastSignOut = at;
    followSignOut(at);
  }

  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
    endWork(typeof data === "number" ? data : readLastSignOut()),
  );
  // A page in the back/forward cache gets no messages, so it checks when it is shown again.
  window.addEventListener("pageshow", () => {
    const last = readLastSignOut();
    if (last !== lastSignOut) endWork(last);
  });

  return {
    state,
    work,
    /** Whether this tab had work of an operator who has signed out while the page was not open. */
    isWorkEnded,
    askTabs,
    isLockSoon,
    /**
     * The header's value, `Bearer …`. Without a token it waits until the operator signs in; `undefined` when
     * a proxy adds the header.
     * @throws the signal's reason when it is aborted first.
     */
    authorization: async (signal?: AbortSignal): Promise<string | undefined> => {
      if (!needsToken) return undefined;
      for (;;) {
        if (token !== undefined) return `Bearer ${token}`;
        await nextChange(state, signal);
      }
    },
    /** The service refused this header value with 401: drops the token, unless there is a newer one. */
    dropRefusedToken: (authorization: string | undefined): void => {
      if (token !== undefined && authorization === `Bearer ${token}`) endSession("refused");
    },
    signIn: (text: string): void => {
      token = cleanToken(text);
      tokenStore?.write(token, Date.now());
      lastSignOut = readLastSignOut();
      safeSessionStorage.write(followedKey, String(lastSignOut));
      setState("open");
    },
    /** Stores when the operator was last active, in milliseconds since 1970, from which a stored token expires. */
    storeLastActive: (lastActive: number): void => {
      if (token !== undefined) tokenStore?.write(token, lastActive);
    },
    warnOfLock: (isSoon: boolean): void =>
      setLockSoon(isSoon && needsToken && state.get() === "open"),
    /**
     * Drops the token because the operator is away, and hides the work without losing it. Also from the
     * state `refused`, in which the work is readable behind the dialog.
     */
    lock: (): void => {
      if (needsToken && state.get() !== "signed-out") endSession("locked");
    },
    signOut: (): void => {
      endWork(announceSignOut(channel));
    },
  };
}

/** Removes the stored token, also one from before `keepToken` was set to `"no"`. */
const removeStoredToken = (): void => safeSessionStorage.remove(tokenKey);

export function announceSignOut(channel = new BroadcastChannel(channelName)): number {
  const now = Date.now();
  // For tabs that get no messages: discarded or in the back/forward cache.
  safeLocalStorage.write(signedOutKey, String(now));
  channel.postMessage(now);
  return now;
}

const readLastSignOut = (): number => Number(safeLocalStorage.read(signedOutKey) ?? "0");

/**
 * Deletes what the tab has stored before a sign-out, also if it was discarded or in the back/forward cache then.
 * @returns whether it was another sign-out than the last one that this tab has followed.
 */
function followSignOut(at: number): boolean {
  const followed = safeSessionStorage.read(followedKey);
  const isOther = followed !== undefined && followed !== String(at);
  if (isOther) {
    for (const key of safeSessionStorage.keys("case-viewer.")) safeSessionStorage.remove(key);
    endHistory();
  }
  safeSessionStorage.write(followedKey, String(at));
  return isOther;
}

/**
 * Stores the token in the session storage, with the service's address so that no other host gets the
 * token, and with the time of the operator's last activity: a tab that the browser discarded could
 * not lock itself, and is restored with its storage.
 */
function tokenStorage(baseUrl: string, idleMinutes: number) {
  return {
    read(): string | undefined {
      const stored = safeSessionStorage.read(tokenKey);
      const [storedBaseUrl, token, lastActive] = stored?.split("\n") ?? [];
      const idle = Date.now() - Number(lastActive);
      // A negative time means that the clock was set back, so nothing is known of the idle time.
      const isCurrent = idle >= 0 && (idleMinutes === 0 || idle < idleMinutes * 60_000);
      if (storedBaseUrl === baseUrl && isCurrent) return token;
      removeStoredToken();
      return undefined;
    },
    write(token: string, lastActive: number) {
      safeSessionStorage.write(tokenKey, `${baseUrl}\n${token}\n${lastActive}`);
    },
  };
}
