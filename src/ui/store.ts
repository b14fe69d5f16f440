import { useSyncExternalStore } from "react";

/** A value outside React that tells when it changes. */
export interface Store<T> {
  readonly get: () => T;
  /** Calls back after each change. @returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A {@link Store} with the way to change it. */
export interface WritableStore<T> extends Store<T> {
  /** Sets the value and tells it, unless it is the same. */
  readonly set: (value: T) => void;
}

/** Creates a store; a value that is an object is replaced, never changed in place. */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value of a store, kept up to date. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
