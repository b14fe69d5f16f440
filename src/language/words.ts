import { firstEnglish } from "./english/first.ts";
import { areLaterWordsIn, type LaterWords, laterWords, loadLaterWords } from "./later-words.ts";

/** The sentences of the first screen, and of a case: there from the beginning. */
export type FirstWords = typeof firstEnglish;

/** Every sentence of the interface; a language that lacks one does not type-check. */
export type Words = FirstWords & LaterWords;

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

const languageOf = (tag: Tag, first: FirstWords): Language => ({
  tag,
  words: {
    ...first,
    get answer() {
      return laterWords(tag).answer;
    },
    get arn() {
      return laterWords(tag).arn;
    },
    get changes() {
      return laterWords(tag).changes;
    },
    get clock() {
      return laterWords(tag).clock;
    },
    get create() {
      return laterWords(tag).create;
    },
    get documents() {
      return laterWords(tag).documents;
    },
    get pack() {
      return laterWords(tag).pack;
    },
    get palette() {
      return laterWords(tag).palette;
    },
    get report() {
      return laterWords(tag).report;
    },
    get settings() {
      return laterWords(tag).settings;
    },
    get shortcuts() {
      return laterWords(tag).shortcuts;
    },
    get start() {
      return laterWords(tag).start;
    },
    get welcome() {
      return laterWords(tag).welcome;
    },
    get worklist() {
      return laterWords(tag).worklist;
    },
  },
});

/** English, the language everything is written in first, and the one that is always there. */
export const englishLanguage = languageOf("en-GB", firstEnglish);

const catalogues: Readonly<Record<Tag, () => Promise<FirstWords>>> = {
  "en-GB": async () => firstEnglish,
  "ru-RU": async () => (await import("./russian/first.ts")).firstRussian,
};

/** A language with its words; those of another than English are files of their own. */
export async function loadLanguage(tag: Tag): Promise<Language> {
  const [first] = await Promise.all([
    catalogues[tag](),
    // Whatever is on the screen says them in this language from now on.
    areLaterWordsIn() && loadLaterWords(tag),
  ]);
  return languageOf(tag, first);
}
