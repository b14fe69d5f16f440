import { safeLocalStorage } from "#lib/storage.ts";
import { englishLanguage, type LanguageTag, languages } from "./languages.ts";

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
