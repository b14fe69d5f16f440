import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useBeforeUnload, useBlocker, useLocation } from "react-router";
import { startReturn } from "#ui/page/return-to-entry.ts";

/**
 * Guards a page with unsaved work. For another page of the application the caller shows a dialog; for
 * closing the tab or another site the browser shows its own.
 * @param isUnsaved called when the operator tries to leave.
 * @returns the choice for the caller's dialog; `undefined` until the operator tries to leave.
 */
export function useLeaveGuard(isUnsaved: () => boolean) {
  // The router takes a new function only after the paint. The ref has it before, so that the guard judges what is on
  // the screen.
  const isUnsavedNow = useRef(isUnsaved);
  useLayoutEffect(() => {
    isUnsavedNow.current = isUnsaved;
  }, [isUnsaved]);
  useBeforeUnload((event) => {
    if (isUnsavedNow.current()) event.preventDefault();
  });
  const { key } = useLocation();
  const entry = useRef<string>(undefined);
  useEffect(() => {
    // WebKitGTK 2.50 has no Navigation API: there the address may differ after two presses of Back.
    entry.current = "navigation" in window ? navigation.currentEntry?.key : undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation within the page changes its entry.
  }, [key]);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isBlocked = currentLocation.pathname !== nextLocation.pathname && isUnsavedNow.current();
    if (isBlocked && historyAction === NavigationType.Pop) startReturn(entry.current);
    return isBlocked;
  });
  return blocker.state === "blocked" ? { leave: blocker.proceed, stay: blocker.reset } : undefined;
}
