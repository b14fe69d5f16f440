import { useSyncExternalStore } from "react";

/** A value outside React whose changes can be observed. */
export interface Store<T> {
  readonly get: () => T;
  /** Calls back after each change. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WritableStore<T> extends Store<T> {
  /** Sets the value and notifies the subscribers, unless it is the same value. */
  readonly set: (value: T) => void;
}

/** Creates a store. An object in it must be replaced, never mutated. */
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

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
