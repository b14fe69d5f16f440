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

/** The router. While the next page loads, the page before it stays on the screen. */
export function GuardedRouter({ history, basename = "/", children }: GuardedRouterProps) {
  const [{ location, action }, setPlace] = useState(history.place);
  const [isMoving, startMoving] = useTransition();
  useLayoutEffect(() => {
    let { pathname } = history.place().location;
    return history.listen((place) => {
      // A change within a page loads nothing, so no progress is shown for it.
      const move = place.location.pathname === pathname ? startTransition : startMoving;
      pathname = place.location.pathname;
      move(() => setPlace(place));
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

/** The history of the router above. */
export function useGuardedHistory(): GuardedHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error("no GuardedRouter");
  return history;
}
