import type { Messages } from "#i18n/messages.ts";
import type { Turn, TurnSummary } from "#model/turn.ts";

/** Whose turn it is, in the words of the list, the case, the paper and the exports; a user as received. */
export function formatTurn(turn: TurnSummary, { stage: { turn: t } }: Messages): string {
  return turn.kind === "user" ? t.user(turn) : t[turn.kind];
}

export const turnText = (turn: Turn, t: Messages): string =>
  [formatTurn(turn, t), explainTurn(turn, t)].filter(Boolean).join(": ");

/** The user who has the bank's turn, shown beside the words of {@link formatTurn}; "" for none. */
export const namedUser = (turn: TurnSummary): string => (turn.kind === "bank" ? turn.user : "");

/** Explains a turn by what is contradictory, or by the stage, as received; "" when there is nothing to say. */
export function explainTurn(turn: Turn, { stage: { turn: t } }: Messages): string {
  if (turn.kind === "inProgress" || turn.kind === "ended") return turn.stage.name;
  if (turn.kind !== "unclear") return namedUser(turn);
  return turn.reason === "several-active-stages"
    ? t.reasons[turn.reason](turn)
    : t.reasons[turn.reason];
}
