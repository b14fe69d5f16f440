import type { Words } from "../words.ts";

/** The palette. */
export const paletteWords: Words["palette"] = {};
