import * as english from "./english.ts";
import type { Messages } from "./messages.ts";

/** `tag` (BCP 47) is for numbers and dates, `code` is the key of a language's texts in `form-profile.json`. */
export const languages = [
  // British English writes the day before the month and has 24 hours.
  { tag: "en-GB", code: "en", name: "English", load: async () => english },
  { tag: "ru-RU", code: "ru", name: "Русский", load: () => import("./russian.ts") },
] as const satisfies readonly {
  tag: string;
  code: string;
  name: string;
  load: () => Promise<Messages>;
}[];

export type LanguageTag = (typeof languages)[number]["tag"];

export const languageCode = (tag: LanguageTag) =>
  (languages.find((language) => language.tag === tag) ?? languages[0]).code;

export interface Language {
  readonly tag: LanguageTag;
  readonly messages: Messages;
}

/** Loaded with the application, so that there is a language where another one can't be loaded. */
export const englishLanguage: Language = { tag: "en-GB", messages: english };

/** Rejects when the catalogue cannot be loaded. */
export async function loadLanguage(tag: LanguageTag): Promise<Language> {
  const { load } = languages.find((language) => language.tag === tag) ?? languages[0];
  return { tag, messages: await load() };
}
