import { firstEnglish } from "./english/first.ts";
import type { FirstWords, Words } from "./words.ts";

/**
 * The languages of the interface. A new one is a line here and its catalogue.
 *
 * `tag` is the BCP 47 tag for numbers and dates, `code` the key of its texts in `form-profile.json`.
 * `name` is in the language itself, so that somebody who cannot read the page finds the way back.
 */
export const languages = [
  // British: day before month, 24 hours.
  {
    tag: "en-GB",
    code: "en",
    name: "English",
    load: async () => (await import("./english.ts")).english,
  },
  {
    tag: "ru-RU",
    code: "ru",
    name: "Русский",
    load: async () => (await import("./russian.ts")).russian,
  },
] as const satisfies readonly {
  tag: string;
  code: string;
  name: string;
  load: () => Promise<Words>;
}[];

/** The tag of a language of the interface. */
export type Tag = (typeof languages)[number]["tag"];

/** A language: its tag for numbers and dates, and the words of the first screen or all of them. */
export interface Language<Known = FirstWords> {
  readonly tag: Tag;
  readonly words: Known;
}

/** A language with all its words. */
export type FullLanguage = Language<Words>;

/** English, the language everything is written in first. Its first words are in the first chunk. */
export const englishLanguage: Language = { tag: "en-GB", words: firstEnglish };

const loads = new Map<Tag, Promise<FullLanguage>>();
const failed = new Set<Tag>();

/**
 * Loads all words of a language, once. The promise of a load that failed stays the same until
 * {@link forgetFailedLanguages}: React's `use` would ask again without end for a new one.
 */
export function loadLanguage(tag: Tag): Promise<FullLanguage> {
  const earlier = loads.get(tag);
  if (earlier) return earlier;
  const promise = load(tag);
  loads.set(tag, promise);
  promise.then(
    // React's `use` reads these two, and does not suspend where it finds them.
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => failed.add(tag),
  );
  return promise;
}

async function load(tag: Tag): Promise<FullLanguage> {
  const { load } = languages.find((language) => language.tag === tag) ?? languages[0];
  return { tag, words: await load() };
}

/** What the page begins with: English as far as the first chunk has it, another language whole. */
export const firstLanguage = async (tag: Tag): Promise<Language> =>
  tag === englishLanguage.tag ? englishLanguage : loadLanguage(tag);

/** Lets the languages that could not be loaded be asked for again. */
export function forgetFailedLanguages(): void {
  for (const tag of failed) loads.delete(tag);
  failed.clear();
}
