import { safeCell } from "#export/safe-cell.ts";
import { caseTypeText, controlText, roleText } from "#glance/case-words.ts";
import { idText, maskCardNumbers } from "#language/card-number.ts";
import type { Language } from "#language/words.ts";
import { type Case, cardText } from "#model/case.ts";
import type { CaseField } from "#model/field.ts";
import { amountText } from "#model/money.ts";
import { sentText } from "#model/sent.ts";
import type { Stage } from "#model/stage.ts";
import { type TurnSettings, turnOf } from "#model/turn.ts";
import { stageStates } from "./stage-states.ts";
import { caseAmount, valueText } from "./value-text.ts";

/**
 * Cells as one row for a spreadsheet: nothing in a cell ends it, and none is run as a formula. The
 * quotes that a cell begins with would be taken off, and what is in them run, or the tabs behind them.
 */
export const rowText = (cells: readonly string[]): string =>
  cells
    .map((cell) => safeCell(cell.replaceAll(/[\t\n\v\f\r\x85\u2028\u2029]+/g, " ")))
    .map((cell) => (cell.startsWith('"') ? `'${cell}` : cell))
    .join("\t");

/** A case in one row: id, code, type, process, payment system, amount, currency, card, and who and when. */
export function caseRow(one: Case, settings: TurnSettings, { words }: Language): string {
  const { amount, currency } = caseAmount(one);
  const { stage } = turnOf(one, settings);
  const active = stage?.isActive ? stage : undefined;
  return rowText([
    idText(one.id),
    maskCardNumbers(one.code),
    caseTypeText(one.caseType, words),
    maskCardNumbers(one.processName),
    maskCardNumbers(one.paymentSystem),
    amount,
    currency,
    cardText(one),
    timeCell(one.created),
    maskCardNumbers(one.user),
    roleText(one.operatorRole, words.case),
    maskCardNumbers(active?.name ?? ""),
    timeCell(active?.autoAction),
  ]);
}

/** A stage in one row: of which case, name, code, what it is, its times, control action, user. */
export const stageRow = (one: Case, stage: Stage, { words }: Language): string =>
  rowText([
    idText(one.id),
    maskCardNumbers(one.code),
    maskCardNumbers(stage.name),
    maskCardNumbers(stage.code),
    stageStates(stage, words).join(", "),
    timeCell(stage.created),
    timeCell(stage.started),
    timeCell(stage.closed),
    timeCell(stage.autoAction),
    controlText(stage.controlActions, words),
    maskCardNumbers(stage.user),
  ]);

/** A field in one row: of which case and stage, name, code, value, and the coded value or the currency. */
export function fieldRow(one: Case, field: CaseField): string {
  const stage = one.stages.find(({ fields }) => fields.includes(field));
  const money = field.kind === "money" ? field.money : undefined;
  return rowText([
    idText(one.id),
    maskCardNumbers(one.code),
    maskCardNumbers(stage?.name ?? ""),
    maskCardNumbers(field.name),
    maskCardNumbers(field.code),
    money ? amountText(money) : valueText(field),
    maskCardNumbers(money ? money.currency : field.valueCode),
  ]);
}

/** A time as spreadsheets read it, `2026-11-22 18:45:00`; "" for none. */
function timeCell(when: unknown): string {
  if (when === "never" || when === "open") return "";
  return maskCardNumbers(sentText(when)).replace(/^(\d{4}-\d\d-\d\d)T/, "$1 ");
}
