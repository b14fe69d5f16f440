import { useEffect, useLayoutEffect, useState } from "react";
import { useGuardedHistory } from "./GuardedRouter.tsx";

/** The operator's choice after trying to leave. */
interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before the page is left while `isHeld` returns true: by a dialog of the caller inside the
 * application, by the browser's own outside of it.
 * @returns the choice to offer once the operator has tried to leave.
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
  // A layout effect, so that the guard is removed with the page; a later one would ask again after leaving.
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
