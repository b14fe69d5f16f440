import { englishLanguage, type LanguageTag, languages } from "./languages.ts";

const key = "case-viewer.language";

/**
 * The first language: the stored choice, else the first of the browser's preferred languages that the
 * interface has, else English.
 * @param preferred BCP 47 tags, as in `navigator.languages`.
 */
export function chooseTag(stored: string | null, preferred: readonly string[]): LanguageTag {
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
  chooseTag(withStorage((storage) => storage.getItem(key)) ?? null, navigator.languages);

export const storeTag = (tag: LanguageTag): void =>
  withStorage((storage) => storage.setItem(key, tag));

/** Removes the stored choice, so that the browser's language counts again. */
export const removeStoredLanguage = (): void => withStorage((storage) => storage.removeItem(key));

/** Where the browser refuses to store anything, a choice lasts until the page is closed. */
function withStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}
