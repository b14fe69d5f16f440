import { useSyncExternalStore } from "react";
import { safeLocalStorage } from "./storage.ts";

export interface Store<T> {
  readonly get: () => T;
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

/** Creates a store whose value the local storage keeps as text, for all tabs; `undefined` is no text. */
export function createStoredChoice<T>(
  key: string,
  read: (text: string | undefined) => T,
  write: (value: T) => string | undefined,
): WritableStore<T> & { readonly reset: () => void } {
  const store = createStore(read(safeLocalStorage.read(key)));
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) store.set(read(safeLocalStorage.read(key)));
  });
  function set(value: T) {
    const text = write(value);
    if (text === undefined) safeLocalStorage.remove(key);
    else safeLocalStorage.write(key, text);
    store.set(value);
  }
  return { ...store, set, reset: () => set(read(undefined)) };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);

/** Waits for the next change of a store. @throws the signal's reason when it is aborted */
export function nextChange(
  { subscribe }: Store<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => reject(signal?.reason);
  if (signal?.aborted) abort();
  const unsubscribe = subscribe(resolve);
  signal?.addEventListener("abort", abort, { once: true });
  return promise.finally(unsubscribe);
}
