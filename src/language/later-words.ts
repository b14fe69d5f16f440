import type { laterEnglish } from "./english/later.ts";
import type { Tag } from "./words.ts";

/** The sentences of screens and parts that are loaded late; they are loaded together with them. */
export type LaterWords = typeof laterEnglish;

const catalogues: Readonly<Record<Tag, () => Promise<LaterWords>>> = {
  "en-GB": async () => (await import("./english/later.ts")).laterEnglish,
  "ru-RU": async () => (await import("./russian/later.ts")).laterRussian,
};

const loaded = new Map<Tag, LaterWords>();

/** Brings the words that such a part needs, before it is shown. */
export async function loadLaterWords(tag: Tag): Promise<void> {
  if (!loaded.has(tag)) loaded.set(tag, await catalogues[tag]());
}

/** Whether something that is on the screen may use them. */
export const areLaterWordsIn = (): boolean => loaded.size > 0;

/** @throws Error when {@link loadLaterWords} has not brought them. */
export function laterWords(tag: Tag): LaterWords {
  const words = loaded.get(tag);
  if (!words) throw new Error(`no words of ${tag} yet`);
  return words;
}
