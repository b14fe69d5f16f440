import { type Store, useStore } from "#lib/store.ts";

export function mediaQuery(query: string): Store<boolean> {
  const list = matchMedia(query);
  return {
    get: () => list.matches,
    subscribe(listener) {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
  };
}

/** As in the styles. */
const narrowWindow = mediaQuery("(width < 47.5em)");

/** For what a style cannot change. */
export const useIsPhone = (): boolean => useStore(narrowWindow);
