import { type Store, useStore } from "#lib/store.ts";

const visibility: Store<boolean> = {
  get: () => document.visibilityState === "visible",
  subscribe(listener) {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};

export const useIsPageVisible = (): boolean => useStore(visibility);
