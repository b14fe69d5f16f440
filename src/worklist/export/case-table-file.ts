import { controlText } from "#case-ui/format-case.ts";
import { formatTurn } from "#case-ui/format-turn.ts";
import type { ColumnTypes } from "#export/workbook-file.ts";
import type { Messages } from "#i18n/messages.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { amountText } from "#model/money/money.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import { hourMs } from "#model/time/deadline.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { changeCountOf } from "../entries/case-order.ts";
import { type Entry, isUnread } from "../entries/entry.ts";
import { totalsOf } from "../entries/totals.ts";
import { failureText } from "../format/format-row.ts";
import { nextText } from "../format/next-text.ts";

/** A received text may have megabytes. */
const maxCellLength = 1000;
const cellText = (received: string) => maskedStart(received, maxCellLength);

/**
 * The columns of {@link tableOf}, counted from 0, that have numbers and date-times. Change them together with
 * the head row.
 */
export const columnTypes: ColumnTypes = { numbers: [4, 7], dates: [6] };

/**
 * The list as a table with a head row, and at its end the totals by currency: values as received, card
 * numbers masked.
 * @param now milliseconds since 1970, for the hours left.
 */
export function tableOf(entries: readonly Entry[], t: Messages, now: number): string[][] {
  const { column, fileColumn } = t.worklist;
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
    fileColumn.user,
    column.next,
    column.merchant,
    fileColumn.control,
    fileColumn.changed,
    fileColumn.state,
  ];
  const lines = entries.map((entry) => {
    const cells = entry.summary
      ? cellsOf(entry, entry.summary, t, now)
      : heads.slice(2).map(() => "");
    return [maskedId(entry.id), ...cells, cellText(stateOf(entry, t))];
  });
  const totals = totalsOf(entries).totals.map(({ currency, amount }) => {
    const cells = [t.worklist.total, "", "", "", amount, cellText(currency)];
    return heads.map((_, index) => cells[index] ?? "");
  });
  return [heads, ...lines, ...totals];
}

/** The cells of a case except the first and the last. */
function cellsOf(entry: Entry, row: CaseSummary, t: Messages, now: number): string[] {
  const changes = changeCountOf(entry);
  const amount = receivedText(row.amount);
  return [
    ...[row.code, row.caseType, row.stage].map(cellText),
    // An amount is not masked, even if its digits look like a card number.
    isMismatch(row.amount) ? cellText(amount) : amountText({ amount, exponent: undefined }),
    ...[
      row.currency,
      row.planned === "never" ? "" : receivedText(row.planned),
      row.dueAt === undefined ? "" : String(Math.trunc((row.dueAt - now) / hourMs)),
      row.turn.kind === "user" ? t.stage.turn.assigned : formatTurn(row.turn, t),
      "user" in row.turn ? row.turn.user : "",
      nextText(row, now, t).text,
      row.merchantOrCard,
      // A status that the specification does not have is a code; the case shows it as received.
      controlText(
        row.controlActions.filter((action) => typeof action === "string"),
        t,
      ),
      changes > 0 ? t.changes.short({ count: changes }) : "",
    ].map(cellText),
  ];
}

/** Why a case is not loaded or not up to date; "" when it is both. */
function stateOf(entry: Entry, t: Messages): string {
  const { loadingCase, stale, unread } = t.worklist;
  const why = entry.error === undefined ? "" : failureText(entry.error, t);
  if (entry.summary) return why && `${stale}: ${why}`;
  return why || (isUnread(entry) ? unread : loadingCase);
}
