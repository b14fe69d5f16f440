import type { Words } from "../words.ts";

/** The worklist. */
export const worklistWords: Words["worklist"] = {};
