import { english } from "./english.ts";

/** Every sentence of the interface; a language that lacks one does not type-check. */
export type Words = typeof english;

/** A language the interface speaks: its BCP 47 tag for numbers and dates, and its words. */
export interface Language {
  readonly tag: string;
  readonly words: Words;
}

/** English, the language everything is written in first. Day before month, 24 hours. */
export const englishLanguage: Language = { tag: "en-GB", words: english };
