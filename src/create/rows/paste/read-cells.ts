import { type FieldOf, inputKindOf, type ProfileText } from "#config/form-profile.ts";
import { foldText } from "#i18n/text-search.ts";
import { numericCodeOf } from "#model/money/currency.ts";
import { unwrapCell } from "#model/spreadsheet-cell.ts";
import { fromIsoDate, toIsoDate } from "#model/time/calendar-date.ts";
import { cleanCard } from "#privacy/card-number.ts";
import { cleanTyped } from "../../form/typed-text.ts";
import {
  columnKey,
  currenciesOf,
  type InputValue,
  isFreeText,
  type NonFileField,
} from "../../form/values.ts";
import { type NewRow, safeArn } from "../row.ts";

export type ColumnUse =
  | { readonly kind: "arn" | "card" | "leaveOut" }
  | { readonly kind: "value"; readonly field: NonFileField }
  | { readonly kind: "currency"; readonly field: FieldOf<"Money"> };

/** The uses by the indexes of their columns; a column without an entry has no use yet. */
export type ColumnUses = ReadonlyMap<number, ColumnUse>;

export const isSameUse = (use: ColumnUse | undefined, other: ColumnUse | undefined): boolean =>
  use?.kind === other?.kind && fieldOf(use) === fieldOf(other);

const fieldOf = (use: ColumnUse | undefined): NonFileField | undefined =>
  use && "field" in use ? use.field : undefined;

/** In the order of the columns. */
export const fieldsOfUses = (uses: ColumnUses): NonFileField[] => {
  const inOrder = [...uses].toSorted(([left], [right]) => left - right);
  return [...new Set(inOrder.flatMap(([, use]) => fieldOf(use) ?? []))];
};

/**
 * Makes a function that reads a row: its ARN, its card number, and its own values as the inputs of their fields would
 * have them. What can't be read is kept in its place: it is checked like a typed one.
 * @param writeAmount changes each amount; without it amounts are as they stand in the table.
 */
export function createRowReader(
  uses: ColumnUses,
  writeAmount = (amount: InputValue, _field: FieldOf<"Money">): InputValue => amount,
): (cells: readonly string[]) => NewRow {
  const indexOf = (wanted: ColumnUse) =>
    [...uses].find(([, use]) => isSameUse(use, wanted))?.[0] ?? -1;
  const [arn, card] = [indexOf({ kind: "arn" }), indexOf({ kind: "card" })];
  const columns = fieldsOfUses(uses).map((field) => ({
    field,
    key: columnKey(field),
    value: indexOf({ kind: "value", field }),
    currency: field.type === "Money" ? indexOf({ kind: "currency", field }) : -1,
    read: createCellReader(field),
  }));
  return (cells) => {
    const values = columns.map(({ field, key, value, currency, read }) => {
      const cell = cells[value] ?? "";
      const own = read(cell);
      if (field.type !== "Money") return [key, own] as const;
      const currencyCell = cleanTyped(unwrapCell(cells[currency] ?? ""));
      const chosen = currencyIn(currencyCell, field) ?? currencyCell;
      const isContradictory = chosen !== "" && own.currency !== "" && own.currency !== chosen;
      // With its currency the text is no amount, so the operator decides.
      const text = isContradictory ? cleanTyped(unwrapCell(cell)) : own.text;
      return [key, writeAmount({ text, currency: chosen || own.currency }, field)] as const;
    });
    return {
      rawArn: safeArn(unwrapCell(cells[arn] ?? "")),
      card: cleanCard(unwrapCell(cells[card] ?? "")),
      ...(values.length > 0 && { values: Object.fromEntries(values) }),
    };
  };
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

const midnight = /[T ]0?0:00(?::00(?:[.,]0+)?)?$/;

/** A date as its input has it, also where the table has it as `2026-11-01` or with a midnight; other text as it is. */
function readDateCell(text: string): string {
  const day = text.replace(midnight, "");
  return fromIsoDate(day) ?? (toIsoDate(day) === undefined ? text : day);
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

/** @param text an alphabetic or numeric code. @returns `undefined` for a currency that the field does not offer. */
export function currencyIn(text: string, field: FieldOf<"Money">): string | undefined {
  const numericCode = numericCodeOf(text.toUpperCase());
  if (numericCode === undefined) return undefined;
  return currenciesOf(field).find((code) => numericCodeOf(code) === numericCode);
}

/** Reads the code of an option from its code or its label in any language; a text that names none or several stays. */
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

export const foldName = (text: string): string => foldText(text).replaceAll(/\s/g, "");

export const textsOf = (text: ProfileText): readonly string[] =>
  typeof text === "string" ? [text] : Object.values(text);
