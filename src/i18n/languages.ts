import { safeLocalStorage } from "#lib/storage.ts";
import * as english from "./english.ts";
import type { Messages } from "./messages.ts";

/** `tag` (BCP 47) is for numbers and dates, `code` is the key of a language's texts in `form-profile.json`. */
export const languages = [
  // British English writes the day before the month and has 24 hours.
  { tag: "en-GB", code: "en", name: "English", load: async () => english },
  { tag: "ru-RU", code: "ru", name: "Русский", load: () => import("./russian.ts") },
] as const;

export type LanguageTag = (typeof languages)[number]["tag"];

const entryOf = (tag: LanguageTag) =>
  languages.find((language) => language.tag === tag) ?? languages[0];

export const languageCode = (tag: LanguageTag) => entryOf(tag).code;

export interface Language {
  readonly tag: LanguageTag;
  readonly messages: Messages;
}

/** Loaded with the application, so that there is a language where another one can't be loaded. */
export const englishLanguage: Language = { tag: "en-GB", messages: english };

export async function loadLanguage(tag: LanguageTag): Promise<Language> {
  return { tag, messages: await entryOf(tag).load() };
}

const key = "case-viewer.language";

/** The stored choice, else the first of the browser's preferred languages that the interface has, else English. */
export function chooseTag(stored: string | undefined, preferred: readonly string[]): LanguageTag {
  const chosen = languages.find(({ tag }) => tag === stored);
  const [available] = preferred.flatMap(
    (tag) => languages.find((language) => primary(language.tag) === primary(tag)) ?? [],
  );
  return (chosen ?? available ?? englishLanguage).tag;
}

const primary = (tag: string) => tag.toLowerCase().split("-")[0];

export const readTag = (): LanguageTag =>
  chooseTag(safeLocalStorage.read(key), navigator.languages);

/** Where the browser refuses to store it, a choice lasts until the page is closed. */
export const storeTag = (tag: LanguageTag): boolean => safeLocalStorage.write(key, tag);

export const removeStoredLanguage = (): void => safeLocalStorage.remove(key);
