import { useEffect, useLayoutEffect, useState } from "react";
import { useGuardedHistory } from "./GuardedRouter.tsx";

/** The operator's choice after trying to leave the page. */
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
  const history = useGuardedHistory();
  const [attempt, setAttempt] = useState<{ readonly leave: () => void }>();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  // A layout effect removes the guard together with the page. Later it would still ask after leaving.
  useLayoutEffect(
    () =>
      history.guard((leave) => {
        if (!isUnsaved()) return false;
        setAttempt({ leave });
        return true;
      }),
    [history, isUnsaved],
  );
  const stay = () => setAttempt(undefined);
  return (
    attempt && {
      stay,
      leave() {
        stay();
        attempt.leave();
      },
    }
  );
}
