import type { Words } from "#language/words.ts";
import type { Turn } from "#model/turn.ts";

/** Whose turn it is, in words. */
export const turnWords = (turn: Turn, { stage: { turn: words } }: Words): string =>
  turn.whose === "user" ? words.user(turn) : words[turn.whose];
