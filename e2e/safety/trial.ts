import { stripVTControlCharacters } from "node:util";
import { type Locator, expect as playwright } from "@playwright/test";
import type { Tally } from "./check.ts";
import { sideBySide } from "./side-by-side.ts";
import type { Timed } from "./timed.ts";

/** Waits long enough for a computer that does much else. */
export const expect = playwright.configure({ timeout: 20_000 });

const most = 2000;

class TooLate extends Error {}

/**
 * Waits for words on the screen.
 * @throws when they do not come within two seconds of the answer's end
 */
export async function wordsInTime(words: Locator, answer: Timed): Promise<void> {
  await words.first().waitFor({ timeout: 10_000 });
  const late = Date.now() - (answer.endedAt() ?? Date.now());
  await expect(words.first()).toContainText(/\p{L}+ \p{L}+/u);
  if (late > most) throw new TooLate(`the words come ${late} ms after the answer's end`);
}

/** Carries out trials that have a name each, a few at the same time. */
export async function tryAll<T extends readonly [name: string, ...unknown[]]>(
  trials: readonly T[],
  work: (trial: T) => Promise<void>,
): Promise<Tally> {
  const lost: string[] = [];
  await sideBySide(trials, async (trial) => {
    const loss = await lossIn(() => twiceIfLate(() => work(trial)));
    if (loss !== undefined) lost.push(`${trial[0]}: ${loss}`);
  });
  return { tried: trials.length, lost };
}

/** A busy computer is late by itself; what is late twice is so by its answer. */
async function twiceIfLate(trial: () => Promise<void>): Promise<void> {
  try {
    await trial();
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    await trial();
  }
}

/** Carries out a trial. @returns what went wrong, in one line; `undefined` when nothing did */
export async function lossIn(trial: () => Promise<void>): Promise<string | undefined> {
  try {
    await trial();
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return stripVTControlCharacters(text).split("\n").filter(Boolean).slice(0, 6).join(" ");
  }
}
