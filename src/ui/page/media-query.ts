import type { Store } from "#lib/store.ts";

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
