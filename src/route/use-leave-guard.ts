import { useEffect, useLayoutEffect, useState } from "react";
import { useRouterState } from "./GuardedRouter.tsx";

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
  const { history } = useRouterState();
  const [attempt, setAttempt] = useState<LeaveChoice>();
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
        const stay = () => setAttempt(undefined);
        setAttempt({
          stay,
          leave() {
            stay();
            leave();
          },
        });
        return true;
      }),
    [history, isUnsaved],
  );
  return attempt;
}
