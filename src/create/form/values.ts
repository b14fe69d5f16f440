import type { FieldOf, ProfileField } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import type { CaseType } from "#model/case-type.ts";
import type { InputValue } from "./amount.ts";
import { isNonFile, kindOf, type NonFileField } from "./field-kinds.ts";
import { amountIn } from "./money-field.ts";
import { cleanTyped, foldTypedCode } from "./typed-text.ts";

export interface FreeRow {
  code: string;
  value: string;
}

/** The values of the form, without its rows. The keys of inputs and files are made by {@link fieldKey}. */
export interface CreateFormValues {
  bpCode: CaseType | "";
  inputs: Record<string, InputValue | undefined>;
  files: Record<string, File[] | undefined>;
  freeRows: FreeRow[];
}

/** A row's own values, by the keys of {@link columnKey}. Where the row has none, the form's value applies. */
export type RowValues = Readonly<Record<string, Readonly<InputValue>>>;

export interface FieldValue {
  readonly code: string;
  readonly value: string | File;
}

export const emptyValues = (): CreateFormValues => ({
  bpCode: "",
  inputs: {},
  files: {},
  freeRows: [],
});

export const noRowValues: RowValues = {};

/** A field code as a key of the form's state, where dots, commas and brackets have a meaning. */
export const fieldKey = (code: string): string =>
  // Encoding takes longer than testing whether the code needs it.
  /^\w*$/.test(code) ? `_${code}` : `_${encodeURIComponent(code).replaceAll(".", "%2E")}`;

/**
 * The key of a field among the values of a row: its kind and its code. Two case types may use one code for fields of
 * different kinds, and a value must not be read as another kind. A draft stores it.
 */
export const columnKey = (field: ProfileField): string => `${field.type} ${field.code}`;

export const columnFields = (
  fields: readonly ProfileField[],
  columns: readonly NonFileField[],
): readonly NonFileField[] =>
  columns.flatMap((column) =>
    fields.filter(isNonFile).filter((field) => columnKey(field) === columnKey(column)),
  );

export const rawTextOf = ({ inputs }: CreateFormValues, code: string): string =>
  inputs[fieldKey(code)]?.text ?? "";

export const textOf = (values: CreateFormValues, field: ProfileField): string =>
  field.type === "File" ? "" : kindOf(field).clean(rawTextOf(values, field.code));

export const valueOf = (values: CreateFormValues, field: NonFileField): InputValue => ({
  ...values.inputs[fieldKey(field.code)],
  text: textOf(values, field),
});

export const filesOf = ({ files }: CreateFormValues, code: string): readonly File[] =>
  files[fieldKey(code)] ?? [];

export const totalBytes = (values: CreateFormValues, fields: readonly ProfileField[]): number =>
  fields
    .flatMap(({ type, code }) => (type === "File" ? filesOf(values, code) : []))
    .reduce((sum, { size }) => sum + size, 0);

/** The field of what is disputed: the one that the profile marks, else the first of an amount. */
export function disputedField(fields: readonly ProfileField[]): FieldOf<"Money"> | undefined {
  const amounts = fields.filter((field) => field.type === "Money");
  return amounts.find(({ means }) => means === "amount") ?? amounts[0];
}

export const amountOf = ({ inputs }: CreateFormValues, field: FieldOf<"Money">) =>
  amountIn(inputs[fieldKey(field.code)], field);

/** Also by a free row of the same code. */
export const isFilled = (values: CreateFormValues, field: ProfileField): boolean =>
  hasInputValue(values, field) || freeRowText(values, field.code) !== "";

export const hasInputValue = (values: CreateFormValues, field: ProfileField): boolean =>
  field.type === "File" ? filesOf(values, field.code).length > 0 : textOf(values, field) !== "";

/** Whether a row has a value of its own for a field. A currency alone is not a value. */
export const hasOwnValue = (own: RowValues, field: ProfileField): boolean =>
  isNonFile(field) && kindOf(field).clean(own[columnKey(field)]?.text ?? "") !== "";

/** Whether anything is entered in a row. Unlike in `hasOwnValue`, a currency alone counts. */
export const isAnyEntered = (own: RowValues): boolean =>
  Object.values(own).some(({ text, currency = "" }) => cleanTyped(text) !== "" || currency !== "");

export const freeRowText = ({ freeRows }: CreateFormValues, code: string): string =>
  freeRows
    .find((row) => foldTypedCode(row.code) === foldTypedCode(code) && row.value.trim() !== "")
    ?.value.trim() ?? "";

export const isFreeRowSent = ({ code, value }: FreeRow): boolean =>
  value !== "" || cleanTyped(code) !== "";

/**
 * The form's values for one row. The row's own values replace the form's, also those in a free row of the same code. An
 * amount without a currency of its own gets the form's.
 */
export function effectiveValues(
  values: CreateFormValues,
  own: RowValues,
  columns: readonly NonFileField[],
): CreateFormValues {
  const owned = columns.filter((field) => hasOwnValue(own, field));
  if (owned.length === 0) return values;
  const inputs = { ...values.inputs };
  for (const field of owned) {
    const value = own[columnKey(field)] ?? { text: "" };
    const key = fieldKey(field.code);
    inputs[key] = { ...value, currency: value.currency || inputs[key]?.currency };
  }
  const codes = new Set(owned.map(({ code }) => foldTypedCode(code)));
  const freeRows = values.freeRows.filter(({ code }) => !codes.has(foldTypedCode(code)));
  return { ...values, inputs, freeRows };
}

/** The fields that will be sent: the profile's in its order, then the free rows. */
export function fieldsToSend(
  values: CreateFormValues,
  fields: readonly ProfileField[],
  tag: LanguageTag,
): FieldValue[] {
  const rows = values.freeRows
    .filter(isFreeRowSent)
    .map(({ code, value }) => ({ code: cleanTyped(code), value }));
  return [...fields.flatMap((field) => writeField(values, field, tag)), ...rows];
}

function writeField(values: CreateFormValues, field: ProfileField, tag: LanguageTag): FieldValue[] {
  const { code } = field;
  if (field.type === "File") return filesOf(values, code).map((value) => ({ code, value }));
  const value = valueOf(values, field);
  return value.text === "" ? [] : [{ code, value: kindOf(field).write(field, value, tag) }];
}
