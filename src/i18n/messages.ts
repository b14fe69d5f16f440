import type * as english from "./english.ts";

/** A catalogue that lacks a sentence does not type-check. */
export type Messages = typeof english;
