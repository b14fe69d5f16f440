import { type Store, useStore } from "#lib/store.ts";

/** Whether the window matches a media query, kept up to date. */
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

/** Narrower than 760 pixels. The same as in the styles. One for all components, as the window is. */
const narrowWindow = mediaQuery("(width < 47.5em)");

/** Whether the window is as narrow as that of a phone: for what a style cannot change. */
export const useIsPhone = (): boolean => useStore(narrowWindow);
