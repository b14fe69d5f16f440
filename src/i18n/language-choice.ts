import { safeLocalStorage } from "#lib/storage.ts";
import { englishLanguage, type LanguageTag, languages } from "./languages.ts";

const key = "case-viewer.language";

/**
 * The first language: the stored choice, else the first of the browser's preferred languages that the
 * interface has, else English.
 * @param preferred BCP 47 tags, as in `navigator.languages`.
 */
export function chooseTag(stored: string | undefined, preferred: readonly string[]): LanguageTag {
  const chosen = languages.find(({ tag }) => tag === stored);
  const [available] = preferred.flatMap(
    (tag) => languages.find((language) => primary(language.tag) === primary(tag)) ?? [],
  );
  return (chosen ?? available ?? englishLanguage).tag;
}

/** The primary language of a tag, without its region. */
const primary = (tag: string) => tag.toLowerCase().split("-")[0];

/** The first language in this browser, see {@link chooseTag}. */
export const readTag = (): LanguageTag =>
  chooseTag(safeLocalStorage.read(key), navigator.languages);

/** Where the browser refuses to store it, a choice lasts until the page is closed. */
export const storeTag = (tag: LanguageTag): boolean => safeLocalStorage.write(key, tag);

/** Removes the stored choice, so that the browser's language counts again. */
export const removeStoredLanguage = (): void => safeLocalStorage.remove(key);
