import { useEffect, useLayoutEffect, useState } from "react";
import { useGuardedHistory } from "./GuardedRouter.tsx";

/** A page that is left only if the operator says so. */
interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds back leaving this page, inside the application and outside of it, while `isHeld` says so.
 * @returns what there is to decide once it was tried.
 */
export function useLeaveGuard(isHeld: () => boolean): Leaving | undefined {
  const history = useGuardedHistory();
  const [tried, setTried] = useState<{ readonly leave: () => void }>();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isHeld]);
  // Dismissed with the page: an effect that waits would ask once more after leaving.
  useLayoutEffect(
    () =>
      history.guard((leave) => {
        if (!isHeld()) return false;
        setTried({ leave });
        return true;
      }),
    [history, isHeld],
  );
  const stay = () => setTried(undefined);
  return (
    tried && {
      stay,
      leave() {
        stay();
        tried.leave();
      },
    }
  );
}
