import * as firstEnglish from "./english/first.ts";
import type { FirstWords, Words } from "./words.ts";

/**
 * The languages of the interface. A new language needs an entry here and a catalogue.
 *
 * `tag` is the BCP 47 tag for numbers and dates, `code` the key of its texts in `form-profile.json`.
 * `name` is in the language itself, so that somebody who cannot read the page finds it in the list.
 */
export const languages = [
  // British English writes the day before the month and has 24 hours.
  { tag: "en-GB", code: "en", name: "English", load: () => import("./english.ts") },
  { tag: "ru-RU", code: "ru", name: "Русский", load: () => import("./russian.ts") },
] as const satisfies readonly {
  tag: string;
  code: string;
  name: string;
  load: () => Promise<Words>;
}[];

/** The tag of a language of the interface. */
export type LanguageTag = (typeof languages)[number]["tag"];

/** A language: its tag for numbers and dates, and its words, those of the first screen or all. */
export interface Language<LoadedWords = FirstWords> {
  readonly tag: LanguageTag;
  readonly words: LoadedWords;
}

/** A language with all its words. */
export type FullLanguage = Language<Words>;

/** English, whose words of the first screen are in the first chunk. */
export const englishLanguage: Language = { tag: "en-GB", words: firstEnglish };

const loads = new Map<LanguageTag, Promise<FullLanguage>>();

/** Loads all words of a language, once; again after a failure. */
export function loadLanguage(tag: LanguageTag): Promise<FullLanguage> {
  const cached = loads.get(tag);
  if (cached) return cached;
  const { load } = languages.find((language) => language.tag === tag) ?? languages[0];
  const promise = load().then((words: Words): FullLanguage => ({ tag, words }));
  loads.set(tag, promise);
  promise.then(
    // React's `use` reads these two properties, and then does not suspend.
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => loads.delete(tag),
  );
  return promise;
}
