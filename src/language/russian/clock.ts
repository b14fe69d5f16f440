import type { Words } from "../words.ts";

/** The stage clock. */
export const clockWords: Words["clock"] = {};
