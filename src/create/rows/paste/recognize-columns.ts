import type { FieldOf, ProfileField } from "#config/form-profile.ts";
import { arnLength, cleanArn } from "#model/arn.ts";
import { isShortened, unwrapCell } from "#model/spreadsheet-cell.ts";
import { cleanCard, isCardNumber } from "#privacy/card-number.ts";
import { passesLuhn } from "#privacy/find-cards.ts";
import { readBySign } from "../../form/amount.ts";
import { foldName, isNonFile, kindOf, type NonFileField, textsOf } from "../../form/field-kinds.ts";
import { currenciesOf, currencyIn, splitAmountCell } from "../../form/money-field.ts";
import { disputedField } from "../../form/values.ts";
import { arnHeading, type PastedColumn, type PastedTable } from "./spreadsheet.ts";

export type ColumnUse =
  | { readonly kind: "arn" | "card" | "leaveOut"; readonly field?: undefined }
  | { readonly kind: "value"; readonly field: NonFileField }
  | { readonly kind: "currency"; readonly field: FieldOf<"Money"> };

/** The uses by the indexes of their columns; a column without an entry has no use yet. */
export type ColumnUses = ReadonlyMap<number, ColumnUse>;

export const isSameUse = (use: ColumnUse | undefined, other: ColumnUse | undefined): boolean =>
  use?.kind === other?.kind && use?.field === other?.field;

/** In the order of the columns. */
export const fieldsOfUses = (uses: ColumnUses): NonFileField[] => {
  const inOrder = [...uses].toSorted(([left], [right]) => left - right);
  return [...new Set(inOrder.flatMap(([, use]) => use.field ?? []))];
};

const cardHeading = /card|\bpan\b|карт/i;
const currencyHeadings = ["currency", "валюта"];

const hasCurrencyChoice = (field: NonFileField): field is FieldOf<"Money"> =>
  field.type === "Money" && currenciesOf(field).length > 1;

export const usesOfFields = (fields: readonly ProfileField[]): readonly ColumnUse[] =>
  fields
    .filter(isNonFile)
    .flatMap((field): ColumnUse[] => [
      { kind: "value", field },
      ...(hasCurrencyChoice(field) ? [{ kind: "currency", field } as const] : []),
    ]);

/**
 * Recognizes columns: the ARN and the card number by what most cells are or by the heading, and the fields whose code or
 * label, in any language, is the heading of one column only. What is in the others is guessed.
 * @returns also the columns whose use is only likely, so that the operator is asked.
 */
export function recognizeColumns(
  table: PastedTable,
  fields: readonly ProfileField[],
): { uses: ColumnUses; guessed: ReadonlySet<number> } {
  const { arn, card } = findIdentity(table);
  const uses = new Map<number, ColumnUse>();
  const add = (index: number | undefined, use: ColumnUse) => {
    if (index !== undefined && !uses.has(index) && !isUsed(uses, use)) uses.set(index, use);
  };
  add(arn, { kind: "arn" });
  add(card, { kind: "card" });
  const possible = usesOfFields(fields);
  const free = table.columns.filter(({ index }) => !uses.has(index));
  for (const use of possible) {
    const [named, ...others] = free.filter(({ heading }) => isNamedBy(use, heading));
    const isClear = possible.filter((other) => isNamedBy(other, named?.heading ?? "")).length === 1;
    // A column of currencies is of no use without the column of its amounts.
    const isComplete = use.kind !== "currency" || isUsed(uses, { ...use, kind: "value" });
    if (others.length === 0 && isClear && isComplete) add(named?.index, use);
  }
  // Whatever is in the only column, it is meant as the ARN.
  if (table.columns.length === 1) add(table.columns[0]?.index, { kind: "arn" });
  const known = new Set(uses.keys());
  guessFields(table, fields, uses, add);
  return { uses, guessed: new Set([...uses.keys()].filter((index) => !known.has(index))) };
}

const isUsed = (uses: ColumnUses, use: ColumnUse): boolean =>
  [...uses.values()].some((other) => isSameUse(other, use));

function isNamedBy(use: ColumnUse, heading: string): boolean {
  if (heading === "" || !use.field) return false;
  const { code, label } = use.field;
  const names = use.kind === "currency" ? currencyHeadings : [code, ...textsOf(label)];
  return names.some((name) => foldName(name) === foldName(heading));
}

/**
 * Guesses what is in the columns without a use: the only one of amounts, the only one of their currencies, and one whose
 * cells only one choice or date of the case type reads.
 */
function guessFields(
  table: PastedTable,
  fields: readonly ProfileField[],
  uses: ColumnUses,
  guess: (index: number | undefined, use: ColumnUse) => void,
): void {
  const free = table.columns
    .filter(({ index }) => !uses.has(index))
    .map(({ index }) => ({ index, cells: table.cellsOf(index) }));
  const onlyOne = (isIt: (cells: readonly string[]) => boolean) => {
    const [found, ...others] = free.filter(({ cells }) => isIt(cells));
    return others.length === 0 ? found?.index : undefined;
  };
  const field = disputedField(fields);
  if (field) {
    guess(onlyOne(isOfAmounts), { kind: "value", field });
    const isOfCurrencies = (cells: readonly string[]) =>
      cells.every((cell) => currencyIn(unwrapCell(cell), field) !== undefined);
    if (hasCurrencyChoice(field) && isUsed(uses, { kind: "value", field })) {
      guess(onlyOne(isOfCurrencies), { kind: "currency", field });
    }
  }
  for (const { index, cells } of free) {
    const [only, ...others] = fields.filter(isNonFile).filter((one) => isOfField(cells, one));
    if (only && others.length === 0) guess(index, { kind: "value", field: only });
  }
}

function isOfField(cells: readonly string[], field: NonFileField): boolean {
  const { createReader, isGuess } = kindOf(field);
  const read = createReader(field);
  return isGuess !== undefined && cells.every((cell) => isGuess(field, read(cell)));
}

/** Whether cells are amounts: most of them can be read as one, and one of these has a sign of decimals or a currency. */
function isOfAmounts(cells: readonly string[]): boolean {
  const amounts = cells.map(splitAmountCell).filter(({ amount }) => isAmount(amount));
  return (
    amounts.length > cells.length / 2 &&
    amounts.some(({ amount, currency }) => currency !== "" || /[.,]/.test(amount))
  );
}

const isAmount = (text: string): boolean =>
  ([",", "."] as const).some((sign) => "amount" in readBySign(text, "", sign));

function findIdentity({ columns, cellsOf }: PastedTable) {
  const isMostly = ({ index }: PastedColumn, isIt: (cell: string) => boolean) => {
    const cells = cellsOf(index);
    return cells.filter(isIt).length > cells.length / 2;
  };
  const find = (isIt: (column: PastedColumn) => boolean) => columns.find(isIt)?.index;
  const arn =
    find((column) => isMostly(column, isArnCell)) ??
    find(({ heading }) => arnHeading.test(heading));
  // The card's name, its type and its ARN have the word "card" in their heading too.
  const isNamedCard = (column: PastedColumn) =>
    cardHeading.test(column.heading) && column.index !== arn && !isMostly(column, hasWord);
  const card = find((column) => isMostly(column, isCardCell)) ?? find(isNamedCard);
  return { arn, card };
}

function isArnCell(cell: string): boolean {
  const text = cleanArn(cell);
  const isWhole = text.length === arnLength && /^\d+$/.test(text);
  return isWhole || (isShortened(text) && text.endsWith("22"));
}

function isCardCell(cell: string): boolean {
  const digits = cleanCard(unwrapCell(cell));
  return isCardNumber(digits) && passesLuhn(digits);
}

/** Whether a cell has a word. A card number with letters in place of its middle digits has none. */
const hasWord = (cell: string) => /\p{L}{2}/u.test(cell) && !/\d{4}/.test(cell);

type UseError = "missing" | "repeated" | "identityMissing";

/** What is wrong with the uses of columns, by their indexes; of the table, that it has neither ARNs nor card numbers. */
export function errorsOfUses(
  columns: readonly PastedColumn[],
  uses: ColumnUses,
): ReadonlyMap<number | "table", UseError> {
  const all = [...uses.values()];
  const errors = new Map<number | "table", UseError>();
  for (const { index } of columns) {
    const use = uses.get(index);
    const isRepeated = all.filter((other) => isSameUse(other, use)).length > 1;
    if (!use) errors.set(index, "missing");
    else if (use.kind !== "leaveOut" && isRepeated) errors.set(index, "repeated");
  }
  const hasIdentity = all.some(({ kind }) => kind === "arn" || kind === "card");
  if (errors.size === 0 && !hasIdentity) errors.set("table", "identityMissing");
  return errors;
}
