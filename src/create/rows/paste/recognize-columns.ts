import type { FieldOf, ProfileField } from "#config/form-profile.ts";
import { cleanArn } from "#model/arn.ts";
import { isShortened, unwrapCell } from "#model/spreadsheet-cell.ts";
import { cleanCard, isCardNumber } from "#privacy/card-number.ts";
import { arnLength, passesLuhn } from "#privacy/find-cards.ts";
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

/** In the order of the columns. */
export const fieldsOfUses = (uses: ColumnUses): NonFileField[] => {
  const inOrder = [...uses].toSorted(([left], [right]) => left - right);
  return [...new Set(inOrder.flatMap(([, use]) => use.field ?? []))];
};

const cardHeading = /card|\bpan\b|карт/i;
const currencyHeadings = ["currency", "валюта"];

/** All uses that a column may have; they are compared as objects. */
const usesFor = (fields: readonly ProfileField[]): readonly ColumnUse[] => [
  { kind: "arn" },
  { kind: "card" },
  ...fields.filter(isNonFile).flatMap((field): ColumnUse[] =>
    field.type === "Money" && currenciesOf(field).length > 1
      ? [
          { kind: "value", field },
          { kind: "currency", field },
        ]
      : [{ kind: "value", field }],
  ),
  { kind: "leaveOut" },
];

export interface RecognizedColumns {
  readonly possible: readonly ColumnUse[];
  readonly uses: ColumnUses;
  /** The columns whose use is only likely, so that the operator is asked. */
  readonly guessed: ReadonlySet<number>;
}

type AddUse = (index: number | undefined, kind: ColumnUse["kind"], field?: NonFileField) => void;

/**
 * Recognizes columns: the ARN and the card number by what most cells are or by the heading, and the fields whose code or
 * label, in any language, is the heading of one column only. What is in the others is guessed.
 */
export function recognizeColumns(
  table: PastedTable,
  fields: readonly ProfileField[],
): RecognizedColumns {
  const possible = usesFor(fields);
  const uses = new Map<number, ColumnUse>();
  const used = (kind: ColumnUse["kind"], field: NonFileField | undefined) =>
    [...uses.values()].some((use) => use.kind === kind && use.field === field);
  const add: AddUse = (index, kind, field) => {
    const use = possible.find((one) => one.kind === kind && one.field === field);
    // A column of currencies is of no use without the column of its amounts.
    const isComplete = kind !== "currency" || used("value", field);
    if (index === undefined || !use || uses.has(index) || used(kind, field) || !isComplete) return;
    uses.set(index, use);
  };
  const { arn, card } = findIdentity(table);
  add(arn, "arn");
  add(card, "card");
  const free = table.columns.filter(({ index }) => !uses.has(index));
  for (const use of possible) {
    const [named, ...others] = free.filter(({ heading }) => isNamedBy(use, heading));
    const isClear = possible.filter((other) => isNamedBy(other, named?.heading ?? "")).length === 1;
    if (others.length === 0 && isClear) add(named?.index, use.kind, use.field);
  }
  // Whatever is in the only column, it is meant as the ARN.
  if (table.columns.length === 1) add(table.columns[0]?.index, "arn");
  const known = new Set(uses.keys());
  const unknown = table.columns.filter(({ index }) => !known.has(index));
  guessFields(
    unknown.map(({ index }) => ({ index, cells: table.cellsOf(index) })),
    fields,
    add,
  );
  return {
    possible,
    uses,
    guessed: new Set([...uses.keys()].filter((index) => !known.has(index))),
  };
}

function isNamedBy({ kind, field }: ColumnUse, heading: string): boolean {
  if (heading === "" || !field) return false;
  const names = kind === "currency" ? currencyHeadings : [field.code, ...textsOf(field.label)];
  return names.some((name) => foldName(name) === foldName(heading));
}

/**
 * Guesses what is in the columns without a use: the only one of amounts, the only one of their currencies, and one whose
 * cells only one choice or date of the case type reads.
 */
function guessFields(
  columns: readonly { readonly index: number; readonly cells: readonly string[] }[],
  fields: readonly ProfileField[],
  guess: AddUse,
): void {
  const onlyOne = (isIt: (cells: readonly string[]) => boolean) => {
    const [found, ...others] = columns.filter(({ cells }) => isIt(cells));
    return others.length === 0 ? found?.index : undefined;
  };
  const disputed = disputedField(fields);
  if (disputed) {
    const isCurrency = (cell: string) => currencyIn(unwrapCell(cell), disputed) !== undefined;
    guess(onlyOne(isOfAmounts), "value", disputed);
    guess(
      onlyOne((cells) => cells.every(isCurrency)),
      "currency",
      disputed,
    );
  }
  for (const { index, cells } of columns) {
    const [only, ...others] = fields.filter(isNonFile).filter((field) => isOfField(cells, field));
    if (only && others.length === 0) guess(index, "value", only);
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
    const isRepeated = all.filter((other) => other === use).length > 1;
    if (!use) errors.set(index, "missing");
    else if (use.kind !== "leaveOut" && isRepeated) errors.set(index, "repeated");
  }
  const hasIdentity = all.some(({ kind }) => kind === "arn" || kind === "card");
  if (errors.size === 0 && !hasIdentity) errors.set("table", "identityMissing");
  return errors;
}
