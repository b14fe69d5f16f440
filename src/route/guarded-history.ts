import { NavigationType, type To, type UNSAFE_createBrowserHistory } from "react-router";

/** A history of react-router: the browser's, or one in memory in a test. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The current location, and the kind of navigation that led to it. */
export type HistoryEntry = Pick<History, "location" | "action">;

/**
 * Called before another page is opened.
 * @param leave opens the other page after all.
 * @returns whether to stay on this page.
 */
export type Guard = (leave: () => void) => boolean;

/** A history that calls a guard before another page is opened, also by Back and Forward. */
export type GuardedHistory = ReturnType<typeof guardedHistory>;

/**
 * Wraps a history so that it calls a guard.
 *
 * @param history made with `v5Compat`, so that it reports every navigation.
 */
export function guardedHistory(history: History) {
  let activeGuard: Guard | undefined;
  let entry: HistoryEntry = { location: history.location, action: history.action };
  // What the next Back or Forward event is: an operator's, our reversal of one, or one that was allowed.
  let nextPop: "operator" | "reversal" | "allowed" = "operator";

  const isBlocked = (pathname: string, leave: () => void) =>
    pathname !== entry.location.pathname && activeGuard?.(leave) === true;

  function leaveFor(to: To, leave: () => void): void {
    if (!isBlocked(history.createURL(to).pathname, leave)) leave();
  }

  function go(delta: number, pop: typeof nextPop): void {
    nextPop = pop;
    history.go(delta);
  }

  return {
    ...history,
    push: (to: To, state?: unknown) => leaveFor(to, () => history.push(to, state)),
    replace: (to: To, state?: unknown) => leaveFor(to, () => history.replace(to, state)),
    current: () => entry,
    /** Calls back after each navigation. @returns a function that unsubscribes. */
    listen: (onNavigate: (entry: HistoryEntry) => void): (() => void) =>
      history.listen(({ action, location, delta }) => {
        if (action === NavigationType.Pop) {
          const pop = nextPop;
          nextPop = "operator";
          if (pop === "reversal") return;
          const leave = () => go(delta ?? 0, "allowed");
          // After the address was edited by hand the distance is unknown, and there is no way back to the page.
          if (pop === "operator" && delta && isBlocked(location.pathname, leave)) {
            // The browser has left the page before the guard could be called.
            return go(-delta, "reversal");
          }
        }
        entry = { action, location };
        onNavigate(entry);
      }),
    /** Sets the guard; there is one at a time. @returns a function that removes it. */
    guard(guard: Guard) {
      activeGuard = guard;
      return () => {
        activeGuard = undefined;
      };
    },
  };
}
