import {
  type Location,
  NavigationType,
  type Navigator,
  type UNSAFE_createBrowserHistory,
} from "react-router";

/** A history of react-router: the browser's, or one in memory in a test. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The current location, and the kind of navigation that led to it. */
export interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/**
 * Asked before another page is gone to; `leave` goes there after all.
 * @returns whether to stay.
 */
export type Guard = (leave: () => void) => boolean;

/** A history that asks a guard before the page is left, also by Back and Forward. */
export interface GuardedHistory extends Navigator {
  readonly place: () => Place;
  /** Calls back with each new location. @returns how to stop. */
  readonly listen: (onPlace: (place: Place) => void) => () => void;
  /** Sets the guard; there is one at a time. @returns how to remove it. */
  readonly guard: (guard: Guard) => () => void;
}

/**
 * Wraps a history so that a guard is asked.
 *
 * @param history made with `v5Compat`, so that it reports every navigation.
 */
export function guardedHistory(history: History): GuardedHistory {
  let asked: Guard | undefined;
  let place: Place = { location: history.location, action: history.action };
  // Whether the next step through the history undoes the one before it, or was already allowed.
  let step: "new" | "undone" | "granted" = "new";

  const isHeld = (pathname: string, leave: () => void) =>
    pathname !== place.location.pathname && asked?.(leave) === true;

  /** Goes back to the page: the browser has left it before the guard could be asked. */
  function undo(delta: number | null): void {
    if (delta) {
      step = "undone";
      history.go(-delta);
    } else {
      // An entry made by a link within the page (#…) has no index, so its distance is unknown.
      history.push(place.location, place.location.state);
    }
  }

  return {
    ...history,
    push(to, state) {
      const go = () => history.push(to, state);
      if (!isHeld(history.createURL(to).pathname, go)) go();
    },
    replace(to, state) {
      const go = () => history.replace(to, state);
      if (!isHeld(history.createURL(to).pathname, go)) go();
    },
    place: () => place,
    listen: (onPlace) =>
      history.listen(({ action, location, delta }) => {
        if (action === NavigationType.Pop) {
          const was = step;
          step = "new";
          if (was === "undone") return;
          const again = () => {
            step = "granted";
            history.go(delta || -1);
          };
          if (was === "new" && isHeld(location.pathname, again)) return undo(delta);
        }
        place = { action, location };
        onPlace(place);
      }),
    guard(guard) {
      asked = guard;
      return () => {
        asked = undefined;
      };
    },
  };
}
