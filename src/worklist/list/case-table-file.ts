import { controlText } from "#case-ui/case-words.ts";
import { shortTurnText } from "#case-ui/turn-words.ts";
import type { TypedColumns } from "#export/workbook-file.ts";
import type { Words } from "#i18n/words.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import type { CaseRow } from "../entries/case-row.ts";
import type { Entry } from "../entries/entry.ts";
import { failureText } from "./row-words.ts";

/** Characters of a cell: the list says which case it is, and has no room for a text of megabytes. */
const longestCell = 1000;
const cellText = (received: string) => maskedStart(received, longestCell);

/** The columns of {@link tableOf} that have amounts and times. */
export const typedColumns: TypedColumns = { numbers: [4, 7], dates: [6] };

/**
 * The list as a table: values as received, the heads first; card numbers masked.
 * @param now from when on the hours left are counted, milliseconds since 1970.
 */
export function tableOf(entries: readonly Entry[], words: Words, now: number): string[][] {
  const { column, fileColumn } = words.worklist;
  const heads = [
    fileColumn.id,
    column.case,
    fileColumn.type,
    column.stage,
    column.amount,
    fileColumn.currency,
    fileColumn.automatic,
    fileColumn.hours,
    column.turn,
    column.merchant,
    fileColumn.control,
    column.changed,
    fileColumn.state,
  ];
  const lines = entries.map((entry) => {
    const cells = entry.row ? cellsOf(entry.row, words, now) : heads.slice(2).map(() => "");
    return [maskedId(entry.id), ...cells, cellText(stateOf(entry, words))];
  });
  return [heads, ...lines];
}

const hour = 3_600_000;

/** All cells of a case but the first and the last. */
function cellsOf(row: CaseRow, words: Words, now: number): string[] {
  const changes = row.changes?.counts()?.total ?? 0;
  const amount = receivedText(row.amount);
  return [
    ...[row.code, row.caseType, row.stage].map(cellText),
    // The digits of an amount are no card's, however they look.
    isMismatch(row.amount) ? cellText(amount) : amount,
    ...[
      row.currency,
      row.planned === "never" ? "" : receivedText(row.planned),
      row.dueAt === undefined ? "" : String(Math.floor((row.dueAt - now) / hour)),
      shortTurnText(row.turn, words),
      row.merchantOrCard,
      controlText(row.controlActions, words),
      changes > 0 ? words.changes.short({ count: changes }) : "",
    ].map(cellText),
  ];
}

/** Why a case is not loaded or not up to date; "" for one that is. */
function stateOf({ row, status, error }: Entry, words: Words): string {
  const { onTheWay, stale } = words.worklist;
  const why = error === undefined ? "" : failureText(error, words);
  if (row) return why && `${stale}: ${why}`;
  return why || (status === "done" ? "" : onTheWay);
}
