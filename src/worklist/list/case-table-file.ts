import { controlText } from "#case-ui/case-words.ts";
import { failureWords } from "#case-ui/failure-words.ts";
import type { TypedColumns } from "#export/workbook-file.ts";
import type { Words } from "#i18n/words.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import { idText, maskedStart } from "#privacy/card-number.ts";
import type { Entry } from "../worklist.ts";

/** Characters of a cell: the list says which case it is, and has no room for a text of megabytes. */
const longestCell = 1000;
const cellText = (received: string) => maskedStart(received, longestCell);

/** The columns of {@link tableOf} that have amounts and times. */
export const typedColumns: TypedColumns = { numbers: [4], dates: [6] };

/** The list as a table: values as sent, the heads first; card numbers masked. */
export function tableOf(entries: readonly Entry[], words: Words): string[][] {
  const { column } = words.worklist;
  const heads = [
    column.id,
    column.case,
    column.type,
    column.stage,
    column.amount,
    column.currency,
    column.automatic,
    column.control,
    column.changed,
    column.state,
  ];
  return [heads, ...entries.map((entry) => cellsOf(entry, words))];
}

function cellsOf({ id, row, status, error }: Entry, words: Words): string[] {
  const failure = error === undefined ? undefined : failureWords(error, words);
  const said = failure ? `${failure.what} ${failure.message}`.trim() : "";
  if (!row) {
    const state = said || (status === "done" ? words.worklist.waiting : words.worklist.onTheWay);
    return [idText(id), "", "", "", "", "", "", "", "", cellText(state)];
  }
  const changes = row.changes?.counts()?.total ?? 0;
  const planned = row.planned === "never" ? words.stage.noAutoAction : receivedText(row.planned);
  const changed = changes > 0 ? words.worklist.changed.count({ count: changes }) : "";
  const state = said
    ? `${words.worklist.stale} ${said}`
    : row.isFinished
      ? words.worklist.ended
      : "";
  const amount = receivedText(row.amount);
  return [
    ...[String(id), row.code, row.caseType, row.stage].map(cellText),
    // The digits of an amount are no card's, however they look.
    isMismatch(row.amount) ? cellText(amount) : amount,
    ...[row.currency, planned, controlText(row.controlActions, words), changed, state].map(
      cellText,
    ),
  ];
}
