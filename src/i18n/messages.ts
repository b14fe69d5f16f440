import type * as english from "./english.ts";

/** Every sentence of the interface. A catalogue that lacks one does not type-check. */
export type Messages = typeof english;
