import type * as firstEnglish from "./english/first.ts";
import type * as english from "./english.ts";

/** The sentences of the first screen and of a case, which are loaded with the page. */
export type FirstWords = typeof firstEnglish;

/** Every sentence of the interface. A catalogue that lacks one does not type-check. */
export type Words = typeof english;
