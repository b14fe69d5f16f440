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

interface RouterState {
  readonly history: GuardedHistory;
  /** Whether another page is loading. */
  readonly isMoving: boolean;
}

const Context = createContext<RouterState | undefined>(undefined);

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
    <Context value={{ history, isMoving }}>
      <Router basename={basename} navigator={history} location={location} navigationType={action}>
        {children}
      </Router>
    </Context>
  );
}

/** The router's history, and whether another page is loading. */
export function useRouterState(): RouterState {
  const state = use(Context);
  if (!state) throw new Error("useRouterState needs a GuardedRouter above it");
  return state;
}
