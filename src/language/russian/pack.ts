import type { Words } from "../words.ts";

/** The evidence pack and the printed case. */
export const packWords: Words["pack"] = {};
