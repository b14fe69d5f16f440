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
  /** The address everything is below, such as `/viewer/`. */
  readonly basename?: string;
  readonly children: ReactNode;
}

/** Gives everything below it its place in the history; the page before stays until the next is there. */
export function GuardedRouter({ history, basename = "/", children }: GuardedRouterProps) {
  const [{ location, action }, setPlace] = useState(history.place);
  const [isMoving, startMoving] = useTransition();
  useLayoutEffect(() => {
    let { pathname } = history.place().location;
    return history.listen((place) => {
      // Within a page nothing has to be waited for, and nothing is said of it.
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

/** Whether another page is on its way. */
export const useIsMoving = (): boolean => use(MovingContext);

/** The history everything is in. */
export function useGuardedHistory(): GuardedHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error("no GuardedRouter");
  return history;
}
