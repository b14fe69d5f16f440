import { englishLanguage, languages, type Tag } from "./languages.ts";

const key = "case-viewer.language";

/**
 * The language to begin with: the one chosen before, else the first the browser prefers that the
 * interface speaks, else English.
 */
export function chooseTag(kept: string | null, preferred: readonly string[]): Tag {
  const chosen = languages.find(({ tag }) => tag === kept);
  const asked = preferred.flatMap((one) => languages.find((it) => isSame(it.tag, one)) ?? []);
  return (chosen ?? asked[0] ?? englishLanguage).tag;
}

/** The language to begin with, in this browser. */
export const readTag = (): Tag =>
  chooseTag(withStorage((storage) => storage.getItem(key)) ?? null, navigator.languages);

/** Keeps the choice of a language in this browser. */
export const keepTag = (tag: Tag): void => withStorage((storage) => storage.setItem(key, tag));

/** Leaves the choice to the browser again. */
export const forgetTag = (): void => withStorage((storage) => storage.removeItem(key));

/** A browser may keep nothing: then a choice holds for as long as the page does. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** Whether two tags name one language, wherever it is spoken. */
const isSame = (one: string, other: string) => primary(one) === primary(other);
const primary = (tag: string) => tag.toLowerCase().split("-")[0];
