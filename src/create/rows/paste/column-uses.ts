import type { ProfileField } from "#config/form-profile.ts";
import { columnKey, currenciesOf, isNonFile, type NonFileField } from "../../form/values.ts";
import { type FieldPlace, foldName, textsOf } from "./cell-value.ts";
import type { ColumnPlaces, PastedColumn } from "./spreadsheet.ts";

/** What a pasted column is used for; a field by its `columnKey`. */
export type ColumnUse = "arn" | "card" | "leaveOut" | `value ${string}` | `currency ${string}`;

/** The uses by the indexes of their columns; a column without an entry has no use yet. */
export type ColumnUses = ReadonlyMap<number, ColumnUse>;

/** Headings of a column with the currencies of the amounts, in every language. */
const currencyHeadings = ["currency", "валюта"];

export const hasCurrencyChoice = (field: ProfileField): boolean =>
  field.type === "Money" && currenciesOf(field).length > 1;

/**
 * The uses that are certain: the ARN and the card number as recognized, and the field whose code or label, in any
 * language, is the heading of one column only.
 */
export function certainUses(
  columns: readonly PastedColumn[],
  fields: readonly ProfileField[],
): ColumnUses {
  const names = usesByName(fields);
  const found = columns.map(({ index, heading, recognizedAs }) => {
    const [use, ...others] = names.get(foldName(heading)) ?? [];
    return [index, recognizedAs ?? (others.length === 0 ? use : undefined)] as const;
  });
  const uses = found.map(([, use]) => use);
  return new Map(
    found.flatMap(([index, use]) => {
      if (use === undefined || uses.filter((other) => other === use).length > 1) return [];
      const needed = use.startsWith("currency ") ? use.replace("currency ", "value ") : use;
      // A column of currencies is of no use without the column of its amounts.
      return uses.some((other) => other === needed) ? [[index, use]] : [];
    }),
  );
}

function usesByName(fields: readonly ProfileField[]): ReadonlyMap<string, readonly ColumnUse[]> {
  const names = new Map<string, ColumnUse[]>();
  const add = (name: string, use: ColumnUse) => {
    const uses = names.get(foldName(name)) ?? [];
    if (!uses.includes(use)) names.set(foldName(name), [...uses, use]);
  };
  for (const field of fields.filter(isNonFile)) {
    for (const name of [field.code, ...textsOf(field.label)])
      add(name, `value ${columnKey(field)}`);
    if (!hasCurrencyChoice(field)) continue;
    for (const name of currencyHeadings) add(name, `currency ${columnKey(field)}`);
  }
  names.delete("");
  return names;
}

export interface ColumnUseErrors {
  readonly missing: readonly number[];
  /** Columns whose use another column has too. */
  readonly repeated: readonly number[];
  readonly isIdentityMissing: boolean;
}

/** Finds what is wrong with the uses of columns; `undefined` when nothing is. */
export function errorsOfUses(
  columns: readonly PastedColumn[],
  uses: ColumnUses,
): ColumnUseErrors | undefined {
  const indexes = columns.map(({ index }) => index);
  const all = [...uses.values()];
  const missing = indexes.filter((index) => !uses.has(index));
  const repeated = indexes.filter((index) => {
    const use = uses.get(index);
    return (
      use !== undefined && use !== "leaveOut" && all.filter((other) => other === use).length > 1
    );
  });
  const isIdentityMissing = missing.length === 0 && !all.includes("arn") && !all.includes("card");
  return missing.length > 0 || repeated.length > 0 || isIdentityMissing
    ? { missing, repeated, isIdentityMissing }
    : undefined;
}

export function placesOf(uses: ColumnUses, fields: readonly ProfileField[]): ColumnPlaces {
  const placeOf = (use: ColumnUse) => [...uses].find(([, other]) => other === use)?.[0];
  const places = fields.filter(isNonFile).flatMap((field): [NonFileField, FieldPlace][] => {
    const value = placeOf(`value ${columnKey(field)}`);
    const currency = placeOf(`currency ${columnKey(field)}`);
    return value === undefined && currency === undefined ? [] : [[field, { value, currency }]];
  });
  return { arn: placeOf("arn"), card: placeOf("card"), fields: new Map(places) };
}
