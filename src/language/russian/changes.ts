import type { Words } from "../words.ts";

/** What changed in a case. */
export const changesWords: Words["changes"] = {};
