import { useCallback, useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

/** Holds back leaving this page, inside the application and outside of it, while `isHeld` says so. */
export function useLeaveGuard(isHeld: () => boolean): Blocker {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isHeld]);
  return useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && isHeld(),
      [isHeld],
    ),
  );
}
