import { useStore } from "#lib/store.ts";
import { mediaQuery } from "./media-query.ts";

/** Narrower than 760 pixels. The same as in the styles. One for all components, as the window is. */
const narrowWindow = mediaQuery("(width < 47.5em)");

/** Whether the window is as narrow as that of a phone: for what a style cannot change. */
export const useIsPhone = (): boolean => useStore(narrowWindow);
