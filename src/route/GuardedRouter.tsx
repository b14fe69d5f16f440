import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useState,
  useTransition,
} from "react";
import { Router } from "react-router";
import type { GuardedHistory } from "./guarded-history.ts";

const HistoryContext = createContext<GuardedHistory | undefined>(undefined);
const MovingContext = createContext(false);

interface GuardedRouterProps {
  readonly history: GuardedHistory;
  /** The path of the application, such as `/viewer/`. */
  readonly basename?: string;
  readonly children: ReactNode;
}

/** The router. The current page stays on the screen while the next one loads. */
export function GuardedRouter({ history, basename = "/", children }: GuardedRouterProps) {
  const [{ location, action }, setEntry] = useState(history.current);
  const [isMoving, startMoving] = useTransition();
  useLayoutEffect(() => {
    let { pathname } = history.current().location;
    return history.listen((entry) => {
      // A navigation within a page loads nothing, so it shows no progress.
      const startMove = entry.location.pathname === pathname ? startTransition : startMoving;
      pathname = entry.location.pathname;
      startMove(() => setEntry(entry));
    });
  }, [history]);
  return (
    <HistoryContext value={history}>
      <MovingContext value={isMoving}>
        <Router basename={basename} navigator={history} location={location} navigationType={action}>
          {children}
        </Router>
      </MovingContext>
    </HistoryContext>
  );
}

/** Whether another page is loading. */
export const useIsMoving = (): boolean => use(MovingContext);

/** The history of the router. @throws Error outside a {@link GuardedRouter}. */
export function useGuardedHistory(): GuardedHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error("useGuardedHistory needs a GuardedRouter above it");
  return history;
}
