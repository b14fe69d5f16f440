import {
  type Location,
  NavigationType,
  type Navigator,
  type UNSAFE_createBrowserHistory,
} from "react-router";

/** What react-router keeps places in: the browser's history, or a test's. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where the application is, and how it came there. */
export interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/**
 * Asked before another page is gone to; `leave` goes there after all.
 * @returns whether to stay.
 */
export type Guard = (leave: () => void) => boolean;

/** A history in which the page on the screen has a say before it is left, also by Back and Forward. */
export interface GuardedHistory extends Navigator {
  readonly place: () => Place;
  /** Calls back with each new place. @returns how to stop. */
  readonly listen: (onPlace: (place: Place) => void) => () => void;
  /** Has a guard asked, one at a time. @returns how to dismiss it. */
  readonly guard: (guard: Guard) => () => void;
}

/** @param history made with `v5Compat`, so that it tells of every new place. */
export function guardedHistory(history: History): GuardedHistory {
  let asked: Guard | undefined;
  let place: Place = { location: history.location, action: history.action };
  // Whether the next step through the history only undoes the last, or was asked about already.
  let step: "new" | "undone" | "granted" = "new";

  const isHeld = (pathname: string, leave: () => void) =>
    pathname !== place.location.pathname && asked?.(leave) === true;

  /** The browser takes a step before anybody can be asked: this takes it back. */
  function undo(delta: number | null): void {
    if (delta) {
      step = "undone";
      history.go(-delta);
    } else {
      // An entry that a link within the page (#…) has made has no index: how far away it is cannot be told.
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
