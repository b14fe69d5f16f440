import type { FirstWords } from "#language/words.ts";
import { shownPart } from "./case-ids.ts";

const mostNamed = 20;

/** The first twenty by name, and how many there are more. */
export function firstOf(
  all: readonly (string | number)[],
  words: FirstWords["app"]["open"],
): string {
  const named = all.slice(0, mostNamed).join(", ");
  const count = all.length - mostNamed;
  return count > 0 ? `${named} ${words.more({ count })}` : named;
}

/** Parts of a text as they may be said. */
export const partsOf = (others: readonly string[]): string[] => others.map(shownPart);
