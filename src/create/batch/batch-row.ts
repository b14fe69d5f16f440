import { type ArnDoubt, arnDoubt } from "#glance/arn-doubt.ts";
import type { CardState } from "../card-vault.ts";
import { safeArn } from "../safe-arn.ts";
import type { BadRow } from "../spreadsheet.ts";

/** Why a row cannot be sent as it is. */
export type RowFault = BadRow | "card" | "nothing";

/** What to look at twice in a row that can be sent. */
export type RowDoubt = Exclude<ArnDoubt, "card"> | "card-digit";

/** One transaction of a batch. Its card number is in a `CardVault`, never here. */
export interface BatchRow {
  /** Its place among all rows ever pasted, from 1; never renumbered. */
  readonly number: number;
  /** Cleaned. What looks like a card number is masked, and is never sent. */
  readonly arn: string;
  /** The name of the card number in the vault. */
  readonly card: string;
  readonly fault: RowFault | undefined;
  readonly doubts: readonly RowDoubt[];
  /** The operator wants it sent although something speaks against it. */
  readonly isAnyway: boolean;
}

/**
 * Judges what can be said of a row by itself.
 * @param row its ARN as typed.
 * @param state of the card number in the vault.
 * @param why a row of a spreadsheet could not be read.
 */
export function judgeRow(
  row: Pick<BatchRow, "number" | "arn" | "card">,
  state: CardState,
  why?: BadRow,
): BatchRow {
  const doubt = arnDoubt(row.arn);
  const arn = safeArn(row.arn);
  const isCardLike = doubt === "card";
  return {
    ...row,
    arn,
    fault: why ?? (isCardLike ? "card-as-arn" : faultOf(arn, state)),
    doubts: [
      ...(doubt !== undefined && !isCardLike ? [doubt] : []),
      ...(state === "doubtful" ? ["card-digit" as const] : []),
    ],
    isAnyway: false,
  };
}

function faultOf(arn: string, state: CardState): RowFault | undefined {
  if (state === "unusable") return "card";
  return arn === "" && state === "none" ? "nothing" : undefined;
}
