import { type FieldOf, inputKindOf, type ProfileText } from "#config/form-profile.ts";
import { foldText } from "#i18n/fold-text.ts";
import { numericCodeOf } from "#model/money/currency.ts";
import { unwrapCell } from "#model/spreadsheet-cell.ts";
import { toIsoDate } from "#model/time/calendar-date.ts";
import { cleanTyped } from "../../form/typed-text.ts";
import {
  columnKey,
  currenciesOf,
  type InputValue,
  isFreeText,
  type NonFileField,
  type RowValues,
} from "../../form/values.ts";

export interface FieldPlace {
  readonly value?: number;
  readonly currency?: number;
}

export type WriteAmount = (amount: InputValue, field: FieldOf<"Money">) => InputValue;

/**
 * Makes a function that reads the own values of a row as the inputs of their fields would have them. The values are
 * checked like typed ones.
 */
export function createValueReader(
  places: ReadonlyMap<NonFileField, FieldPlace>,
  writeAmount: WriteAmount,
): (cells: readonly string[]) => RowValues {
  const columns = [...places].map(([field, place]) => ({
    field,
    key: columnKey(field),
    ...place,
    read: createCellReader(field),
  }));
  return (cells) =>
    Object.fromEntries(
      columns.map(({ field, key, value = -1, currency = -1, read }) => {
        const cell = cells[value] ?? "";
        const own = read(cell);
        if (field.type !== "Money") return [key, own];
        const currencyCell = cleanTyped(unwrapCell(cells[currency] ?? ""));
        const chosen = currencyIn(currencyCell, field) ?? currencyCell;
        const isContradictory = chosen !== "" && own.currency !== "" && own.currency !== chosen;
        // With its currency the text is no amount, so the operator decides.
        const typed = isContradictory ? cleanTyped(unwrapCell(cell)) : own.text;
        return [key, writeAmount({ text: typed, currency: chosen || own.currency }, field)];
      }),
    );
}

export function createCellReader(field: NonFileField): (cell: string) => InputValue {
  switch (field.type) {
    case "Money":
      return (cell) => readAmountCell(cleanTyped(unwrapCell(cell)), field);
    case "RadioButton":
    case "Select": {
      const codeOf = createOptionReader(field);
      return (cell) => ({ text: codeOf(cleanTyped(unwrapCell(cell))) });
    }
    case "String":
    case "Text":
    case "Digits":
      if (inputKindOf(field) === "Date")
        return (cell) => ({ text: readDateCell(unwrapCell(cell)) });
      return (cell) => ({ text: isFreeText(field) ? unwrapText(cell) : unwrapCell(cell) });
  }
}

/** Free text, without the formula `="…"` by which a spreadsheet keeps a number as text. */
const unwrapText = (cell: string): string =>
  /^="(.*)"$/s.exec(cell.trim())?.[1]?.replaceAll('""', '"') ?? cell.trim();

/** The midnight that a spreadsheet writes behind a date. */
const midnight = /[T ]0?0:00(?::00(?:[.,]0+)?)?$/;

/** A date as its input has it, also where the table has it as `2026-11-01` or with a midnight; other text as it is. */
function readDateCell(text: string): string {
  const day = text.replace(midnight, "");
  const date = day.split("-").toReversed().join(".");
  return toIsoDate(day) === undefined && toIsoDate(date) !== day ? text : date;
}

/** An amount with the currency that stands before or behind it: `1 500.00 RUB`, `USD 89.99`. */
function readAmountCell(text: string, field: FieldOf<"Money">): InputValue {
  const { amount, currency } = splitAmountCell(text);
  const offered = currencyIn(currency, field);
  return offered === undefined ? { text, currency: "" } : { text: amount, currency: offered };
}

/** An amount and the code, of three letters, before or behind it; "" without one. */
export function splitAmountCell(cell: string): { amount: string; currency: string } {
  const text = cleanTyped(unwrapCell(cell));
  const parts = /^([a-z]{3})\s*(?=[\d.,])(.*)$|^(.*[\d.,])\s*([a-z]{3})$/i.exec(text);
  const [, before, behindIt, beforeIt, behind] = parts ?? [];
  return { amount: (behindIt ?? beforeIt ?? text).trim(), currency: before ?? behind ?? "" };
}

/**
 * The currency that a text names by its alphabetic or numeric code; `undefined` for one that the field does not offer.
 */
export function currencyIn(text: string, field: FieldOf<"Money">): string | undefined {
  const numericCode = numericCodeOf(text.toUpperCase());
  if (numericCode === undefined) return undefined;
  return currenciesOf(field).find((code) => numericCodeOf(code) === numericCode);
}

/**
 * Makes a function that finds the code of the option that a text names, by its code or its label in any language. It
 * returns the text itself where no option fits, or more than one.
 */
function createOptionReader({ options }: FieldOf<"Select" | "RadioButton">) {
  const codes = new Set(options.map(({ code }) => code));
  const codesOfName = new Map<string, Set<string>>();
  for (const { code, label } of options) {
    for (const name of [code, ...textsOf(label)].map(foldName)) {
      codesOfName.set(name, (codesOfName.get(name) ?? new Set()).add(code));
    }
  }
  return (text: string): string => {
    if (codes.has(text)) return text;
    const [code, ...others] = codesOfName.get(foldName(text)) ?? [];
    return code === undefined || others.length > 0 ? text : code;
  };
}

/** Folds a name for comparison without regard to case and white space. */
export const foldName = (text: string): string => foldText(text).replaceAll(/\s/g, "");

export const textsOf = (text: ProfileText): readonly string[] =>
  typeof text === "string" ? [text] : Object.values(text);
