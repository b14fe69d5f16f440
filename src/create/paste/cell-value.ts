import { foldText } from "#i18n/fold-text.ts";
import { numericCodeOf } from "#model/currency.ts";
import { unwrapCell } from "#model/spreadsheet-cell.ts";
import { type FieldOf, type ProfileField, type ProfileText } from "#session/form-profile.ts";
import type { RowValues } from "../form/row-values.ts";
import { cleanTyped } from "../form/typed-text.ts";
import { currenciesOf, fieldKey, type TypedValue } from "../form/values.ts";

/** The indexes of the columns that a value, and the currency of an amount, stand in. */
export interface FieldPlace {
  readonly value?: number;
  readonly currency?: number;
}

/** Reads a row's own values as the inputs of their fields have them; they are checked where those are. */
export function readValues(
  cells: readonly string[],
  places: ReadonlyMap<ProfileField, FieldPlace>,
): RowValues {
  const values: Record<string, TypedValue> = {};
  for (const [field, { value = -1, currency = -1 }] of places) {
    const read = readCell(cells[value] ?? "", field);
    const currencyCell = cleanTyped(unwrapCell(cells[currency] ?? ""));
    values[fieldKey(field.code)] =
      field.type === "Money" && currencyCell !== ""
        ? { ...read, currency: currencyIn(currencyCell, field) ?? currencyCell }
        : read;
  }
  return values;
}

function readCell(cell: string, field: ProfileField): TypedValue {
  switch (field.type) {
    case "Money":
      return readAmountCell(cleanTyped(unwrapCell(cell)), field);
    case "RadioButton":
    case "Select":
      return { text: optionCode(cleanTyped(unwrapCell(cell)), field) };
    case "String":
      return { text: field.format === undefined ? unwrapText(cell) : unwrapCell(cell) };
    case "Text":
      return { text: unwrapText(cell) };
    case "Digits":
    case "File":
      return { text: unwrapCell(cell) };
  }
}

/** Free text as it is, without the formula that keeps a number as text. */
const unwrapText = (cell: string): string =>
  /^="(.*)"$/s.exec(cell.trim())?.[1]?.replaceAll('""', '"') ?? cell.trim();

/** An amount with the currency that stands before or behind it: `1 500.00 RUB`, `USD 89.99`. */
function readAmountCell(text: string, field: FieldOf<"Money">): TypedValue {
  const parts = /^([a-z]{3})\s*(?=[\d.,])(.*)$|^(.*[\d.,])\s*([a-z]{3})$/i.exec(text);
  const [, before, behindIt, beforeIt, behind] = parts ?? [];
  const currency = currencyIn(before ?? behind ?? "", field);
  if (currency === undefined) return { text, currency: "" };
  return { text: (behindIt ?? beforeIt ?? "").trim(), currency };
}

/** The currency that a text names by its alphabetic or numeric code; `undefined` for one that the field has not. */
function currencyIn(text: string, field: FieldOf<"Money">): string | undefined {
  const numericCode = numericCodeOf(text.toUpperCase());
  if (numericCode === undefined) return undefined;
  return currenciesOf(field).find((code) => numericCodeOf(code) === numericCode);
}

/** The code of the option that a text names, by its code or its label in any language; else the text. */
function optionCode(text: string, { options }: FieldOf<"Select" | "RadioButton">): string {
  const byCode = options.find(({ code }) => code === text);
  if (byCode) return byCode.code;
  const name = foldName(text);
  const named = options.filter(
    ({ code, label }) =>
      foldName(code) === name || textsOf(label).some((one) => foldName(one) === name),
  );
  return (named.length === 1 && named[0]?.code) || text;
}

/** A name as names are compared: without regard to case and spaces. */
export const foldName = (text: string): string => foldText(text).replaceAll(" ", "");

/** A text of the profile in each of its languages. */
export const textsOf = (text: ProfileText): readonly string[] =>
  typeof text === "string" ? [text] : Object.values(text);
