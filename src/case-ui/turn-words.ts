import type { Messages } from "#i18n/messages.ts";
import type { TurnSummary } from "#model/case-summary.ts";
import type { Turn, UnclearTurn } from "#model/turn.ts";

/** Whose turn it is, and what there is to say about it, or ""; a user or a stage as received. */
export function turnParts(
  turn: Turn,
  { stage: { turn: words } }: Messages,
): readonly [head: string, more: string] {
  switch (turn.kind) {
    case "unclear":
      return [words.short.unclear, unclearText(turn, words.why)];
    case "yours":
      return [words.yours, words.yoursTask];
    case "user":
      return [words.user(turn), ""];
    case "inProgress":
      return [words.short.inProgress, turn.stage.name];
    case "ended":
      return [words.ended, turn.stage.name];
    case "acquirer":
      return [words.acquirer, ""];
  }
}

const unclearText = (turn: UnclearTurn, words: Messages["stage"]["turn"]["why"]): string =>
  turn.why === "several-active-stages" ? words[turn.why](turn) : words[turn.why];

/** Whose turn it is, in a word or two for a list; a user as received. */
export const shortTurnText = (turn: TurnSummary, { stage: { turn: words } }: Messages): string =>
  turn.kind === "user" ? words.short.user(turn) : words.short[turn.kind];
