import { type Store, useStore } from "#lib/store.ts";

/** Narrower than 760 pixels. The same as in the styles. */
const narrow = matchMedia("(width < 47.5em)");

const isNarrow: Store<boolean> = {
  get: () => narrow.matches,
  subscribe(listener) {
    narrow.addEventListener("change", listener);
    return () => narrow.removeEventListener("change", listener);
  },
};

/** Whether the window is as narrow as that of a phone: for what a style cannot change. */
export const useIsPhone = (): boolean => useStore(isNarrow);
