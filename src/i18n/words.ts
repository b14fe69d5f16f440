import { firstEnglish } from "./english/first.ts";
import type { english } from "./english.ts";

/** The sentences of the first screen and of a case: there from the beginning. */
export type FirstWords = typeof firstEnglish;

/** Every sentence of the interface; a language that lacks one does not type-check. */
export type Words = typeof english;

/**
 * The languages of the interface: BCP 47 tags for numbers and dates, their own names, so that whoever
 * cannot read the page finds the way back, and their whole catalogues.
 */
export const languages = [
  // Day before month, 24 hours.
  { tag: "en-GB", name: "English", load: async () => (await import("./english.ts")).english },
  { tag: "ru-RU", name: "Русский", load: async () => (await import("./russian.ts")).russian },
] as const satisfies readonly { tag: string; name: string; load: () => Promise<Words> }[];

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
  const { load } = languages.find((one) => one.tag === tag) ?? languages[0];
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
