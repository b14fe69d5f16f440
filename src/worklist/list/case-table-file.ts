import { formatTurn } from "#case-ui/format-stage.ts";
import type { ColumnTypes } from "#export/workbook-file.ts";
import type { Messages } from "#i18n/messages.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { amountText } from "#model/money/money.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import { type Clock, deadlineAt, hourMs } from "#model/time/deadline.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { changeCountOf, type Entry } from "../store/entry.ts";
import { failureText, nextText } from "./row-text.ts";

/** A received text may have megabytes. */
const maxCellLength = 1000;
const cellText = (received: string) => maskedStart(received, maxCellLength);

interface RowContext {
  readonly entry: Entry;
  readonly t: Messages;
  readonly clock: Clock;
}

interface FileColumn {
  readonly head: (t: Messages["worklist"], clock: Clock) => string;
  /** What a spreadsheet may count with; other columns are text. */
  readonly type?: "number" | "date";
  readonly cell: (context: RowContext) => string;
}

const columns: readonly FileColumn[] = [
  { head: (t) => t.fileColumn.id, cell: ({ entry }) => maskedId(entry.id) },
  { head: (t) => t.column.case, cell: ofCase(({ code }) => code) },
  { head: (t) => t.fileColumn.type, cell: ofCase(({ caseType }) => caseType) },
  { head: (t) => t.column.stage, cell: ofCase(({ stage }) => stage) },
  {
    head: (t) => t.column.amount,
    type: "number",
    cell: ({ entry }) => (entry.summary ? amountCell(entry.summary) : ""),
  },
  { head: (t) => t.fileColumn.currency, cell: ofCase(({ currency }) => currency) },
  {
    head: (t) => t.fileColumn.automatic,
    type: "date",
    cell: ofCase(({ autoAction }) => (autoAction === "never" ? "" : receivedText(autoAction))),
  },
  {
    head: (t, { serviceZone }) => (serviceZone === "" ? t.fileColumn.days : t.fileColumn.hours),
    type: "number",
    cell: ofCase(({ dueAt }, { clock }) => (dueAt === undefined ? "" : leftCell(dueAt, clock))),
  },
  {
    head: (t) => t.column.turn,
    cell: ofCase(({ turn }, { t }) =>
      turn.kind === "user" ? t.fact.stageUser : formatTurn(turn, t),
    ),
  },
  { head: (t) => t.fileColumn.user, cell: ofCase(({ turn }) => ("user" in turn ? turn.user : "")) },
  { head: (t) => t.column.next, cell: ofCase((row, { clock, t }) => nextText(row, clock, t)) },
  { head: (t) => t.column.merchant, cell: ofCase(({ merchantOrCard }) => merchantOrCard) },
  {
    head: (t) => t.fileColumn.changed,
    cell: ofCase((_, { entry, t }) => {
      const count = changeCountOf(entry);
      return count > 0 ? t.changes.short({ count }) : "";
    }),
  },
  { head: (t) => t.fileColumn.state, cell: ({ entry, t }) => cellText(stateOf(entry, t)) },
];

const indexesOf = (wanted: FileColumn["type"]): number[] =>
  columns.flatMap(({ type }, index) => (type === wanted ? [index] : []));

export const columnTypes: ColumnTypes = { numbers: indexesOf("number"), dates: indexesOf("date") };

/** The list as a table with a head row: values as received, card numbers masked. */
export const tableOf = (entries: readonly Entry[], t: Messages, clock: Clock): string[][] => [
  columns.map(({ head }) => head(t.worklist, clock)),
  ...entries.map((entry) => columns.map(({ cell }) => cell({ entry, t, clock }))),
];

/** A cell that is empty in the row of a case that is not loaded. */
function ofCase(textOf: (summary: CaseSummary, context: RowContext) => string) {
  return (context: RowContext): string =>
    context.entry.summary ? cellText(textOf(context.entry.summary, context)) : "";
}

/** The whole hours until a deadline, or the days where the service's zone is unknown; negative after it. */
function leftCell(dueAt: number, clock: Clock): string {
  const deadline = deadlineAt(dueAt, clock);
  return String("days" in deadline ? deadline.days : Math.trunc((dueAt - clock.now) / hourMs));
}

/** An amount is not masked, even if its digits look like a card number. */
function amountCell({ amount }: CaseSummary): string {
  const text = receivedText(amount);
  return isMismatch(amount) ? cellText(text) : amountText({ amount: text, exponent: undefined });
}

/** Why a case is not loaded or not up to date; "" when it is both. */
function stateOf(entry: Entry, t: Messages): string {
  const { loadingCase, stale } = t.worklist;
  const why = failureText(entry, t);
  if (entry.summary) return why && `${stale}: ${why}`;
  return why || loadingCase;
}
