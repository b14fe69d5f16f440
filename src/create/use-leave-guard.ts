import { useCallback, useEffect, useRef } from "react";
import {
  type BlockerFunction,
  NavigationType,
  useBeforeUnload,
  useBlocker,
  useLocation,
} from "react-router";

/** What the operator may do after trying to leave the page. */
interface LeaveChoice {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Guards a page with unsaved work. For another page of the application the caller shows a dialog; for
 * closing the tab or another site the browser shows its own.
 * @param isUnsaved called when the operator tries to leave; must be stable.
 * @returns the choice for the caller's dialog; `undefined` until the operator tries to leave.
 */
export function useLeaveGuard(isUnsaved: () => boolean): LeaveChoice | undefined {
  const warn = useCallback(
    (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    },
    [isUnsaved],
  );
  useBeforeUnload(warn);

  const startReturn = useReturnToPage();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const isBlocked = currentLocation.pathname !== nextLocation.pathname && isUnsaved();
      if (isBlocked && historyAction === NavigationType.Pop) startReturn();
      return isBlocked;
    },
    [isUnsaved, startReturn],
  );
  const blocker = useBlocker(shouldBlock);
  return blocker.state === "blocked" ? { leave: blocker.proceed, stay: blocker.reset } : undefined;
}

/**
 * Helps the router to return to the page after Back or Forward was blocked. The router goes as many
 * entries as the operator went, and takes the next event for the arrival. If that event comes from a
 * second press of Back, the router ends at the address of another page.
 * @returns a function to be called when the router begins to return.
 */
function useReturnToPage(): () => void {
  const { key } = useLocation();
  const isReturning = useRef(false);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation within the page changes its entry.
  useEffect(() => {
    const entry = navigation.currentEntry?.key;
    if (entry === undefined) return;
    const listening = new AbortController();
    function onPopState(event: PopStateEvent) {
      const isOnPage = navigation.currentEntry?.key === entry;
      if (isOnPage === isReturning.current) {
        // The arrival that the router waits for, or a new press of Back.
        isReturning.current = false;
        return;
      }
      event.stopImmediatePropagation();
      if (isOnPage || entry === undefined) return;
      const { committed, finished } = navigation.traverseTo(entry);
      // They reject where another traversal has reached the page first.
      void Promise.allSettled([committed, finished]);
    }
    // Called before the router's own listener.
    addEventListener("popstate", onPopState, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [key]);
  return useCallback(() => {
    isReturning.current = true;
  }, []);
}
