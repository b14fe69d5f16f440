import { english } from "./english.ts";

/** Every sentence of the interface; a language that lacks one does not type-check. */
export type Words = typeof english;

/**
 * The languages the interface speaks: BCP 47 tags for numbers and dates, and their own names, so
 * that whoever cannot read the page finds the way back.
 */
export const languages = [
  // Day before month, 24 hours.
  { tag: "en-GB", name: "English" },
  { tag: "ru-RU", name: "Русский" },
] as const;

/** The tag of a language the interface speaks. */
export type Tag = (typeof languages)[number]["tag"];

/** A language: its tag for numbers and dates, and its words. */
export interface Language {
  readonly tag: Tag;
  readonly words: Words;
}

/** English, the language everything is written in first, and the one that is always there. */
export const englishLanguage: Language = { tag: "en-GB", words: english };

const catalogues: Readonly<Record<Tag, () => Promise<Words>>> = {
  "en-GB": async () => english,
  "ru-RU": async () => (await import("./russian.ts")).russian,
};

/** A language with its words; those of another than English are a file of their own. */
export async function loadLanguage(tag: Tag): Promise<Language> {
  return { tag, words: await catalogues[tag]() };
}
