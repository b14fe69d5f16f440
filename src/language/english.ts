import { firstEnglish } from "./english/first.ts";
import { laterEnglish } from "./english/later.ts";

/** English, a file a room. */
export const english = { ...firstEnglish, ...laterEnglish };
