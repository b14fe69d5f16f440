import {
  type FieldOf,
  type FormProfile,
  fieldsFor,
  inputKindOf,
  type ProfileField,
  type ProfileText,
} from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import type { CaseType } from "#model/case-type.ts";
import { currencyCodes, numericCodeOf } from "#model/money/currency.ts";
import { type DecimalSign, groupedAmount, readAmount } from "./amount.ts";
import { cleanTyped, foldTypedCode } from "./typed-text.ts";

export interface InputValue {
  text: string;
  /** Alphabetic code; Money only. */
  currency?: string | undefined;
  /** The sign of the decimals of a pasted amount; typing removes it. */
  decimal?: DecimalSign | undefined;
}

export interface FreeRow {
  code: string;
  value: string;
}

/** A field whose value is text. Only such a field can be a column of the table. */
export type NonFileField = Exclude<ProfileField, { type: "File" }>;

export const isNonFile = (field: ProfileField): field is NonFileField => field.type !== "File";

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
export const columnKey = (field: ProfileField): string => `${inputKindOf(field)} ${field.code}`;

export const columnFields = (
  fields: readonly ProfileField[],
  columns: readonly NonFileField[],
): readonly NonFileField[] =>
  columns.flatMap((column) =>
    fields.filter(isNonFile).filter((field) => columnKey(field) === columnKey(column)),
  );

/** Whether every character of a value counts, also invisible ones. */
export const isFreeText = (field: ProfileField): boolean =>
  ["Text", "String"].includes(inputKindOf(field));

/** A text as a field reads it: free text without the white space around it, else cleaned. */
function cleanFieldText(text: string, field: ProfileField): string {
  if (isFreeText(field)) return text.trim();
  return field.type === "Digits" ? cleanTyped(text).replaceAll(" ", "") : cleanTyped(text);
}

export const rawTextOf = ({ inputs }: CreateFormValues, code: string): string =>
  inputs[fieldKey(code)]?.text ?? "";

export const textOf = (values: CreateFormValues, field: ProfileField): string =>
  cleanFieldText(rawTextOf(values, field.code), field);

export const filesOf = ({ files }: CreateFormValues, code: string): readonly File[] =>
  files[fieldKey(code)] ?? [];

export const totalBytes = (values: CreateFormValues, fields: readonly ProfileField[]): number =>
  fields
    .flatMap(({ type, code }) => (type === "File" ? filesOf(values, code) : []))
    .reduce((sum, { size }) => sum + size, 0);

export const currenciesOf = ({ currencies }: FieldOf<"Money">): readonly string[] =>
  currencies ?? currencyCodes;

/** The field of what is disputed: the one that the profile marks, else the first of an amount. */
export function disputedField(fields: readonly ProfileField[]): FieldOf<"Money"> | undefined {
  const amounts = fields.filter((field) => field.type === "Money");
  return amounts.find(({ means }) => means === "amount") ?? amounts[0];
}

/** The amount in a value. A field's only currency needs no choice; "" while none is chosen. */
export function amountIn(value: InputValue | undefined, field: FieldOf<"Money">) {
  const only = field.currencies?.length === 1 ? field.currencies[0] : undefined;
  return {
    text: cleanFieldText(value?.text ?? "", field),
    currency: value?.currency || (only ?? ""),
    decimal: value?.decimal,
  };
}

export const amountOf = ({ inputs }: CreateFormValues, field: FieldOf<"Money">) =>
  amountIn(inputs[fieldKey(field.code)], field);

/** With the amount as the input shows it when it is left, see {@link groupedAmount}. */
export function groupedValue(
  value: InputValue,
  field: FieldOf<"Money">,
  tag: LanguageTag,
  before?: string,
): InputValue {
  const { text, decimal } = groupedAmount(amountIn(value, field), tag, before);
  return { ...value, text, decimal };
}

/** Also by a free row of the same code. */
export const isFilled = (values: CreateFormValues, field: ProfileField): boolean =>
  hasInputValue(values, field) || freeRowText(values, field.code) !== "";

export const hasInputValue = (values: CreateFormValues, field: ProfileField): boolean =>
  field.type === "File" ? filesOf(values, field.code).length > 0 : textOf(values, field) !== "";

/** Whether a row has a value of its own for a field. A currency alone is not a value. */
export const hasOwnValue = (own: RowValues, field: ProfileField): boolean =>
  cleanFieldText(own[columnKey(field)]?.text ?? "", field) !== "";

/** Whether anything is entered in a row. Unlike in `hasOwnValue`, a currency alone counts. */
export const isAnyEntered = (own: RowValues): boolean =>
  Object.values(own).some(({ text, currency = "" }) => text.trim() !== "" || currency !== "");

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
  columns: readonly ProfileField[],
): CreateFormValues {
  const owned = columns.filter((field) => hasOwnValue(own, field));
  if (owned.length === 0) return values;
  const inputs = { ...values.inputs };
  for (const field of owned) {
    const { text = "", currency, decimal } = own[columnKey(field)] ?? {};
    inputs[fieldKey(field.code)] =
      field.type === "Money"
        ? { text, currency: currency || amountOf(values, field).currency, decimal }
        : { text };
  }
  const codes = new Set(owned.map(({ code }) => foldTypedCode(code)));
  const freeRows = values.freeRows.filter(({ code }) => !codes.has(foldTypedCode(code)));
  return { ...values, inputs, freeRows };
}

export interface EmptyField<Row> {
  readonly label: ProfileText;
  readonly rows: readonly Row[];
}

interface RowWithValues {
  readonly values: RowValues;
}

/**
 * The fields that the profile marks as important and that are empty in at least one row, in the order of the profile. A
 * value in the form, typed or in a free row, fills the field in every row.
 */
export function emptyImportantFields<Row extends RowWithValues>(
  rows: readonly Row[],
  values: CreateFormValues,
  profile: FormProfile,
  columns: readonly ProfileField[],
): readonly EmptyField<Row>[] {
  return fieldsFor(profile, values.bpCode)
    .filter((field) => field.important === true && !isFilled(values, field))
    .map((field) => ({
      label: field.label,
      rows: columns.includes(field) ? rows.filter((row) => !hasOwnValue(row.values, field)) : rows,
    }))
    .filter((field) => field.rows.length > 0);
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
  const text = textOf(values, field);
  if (text === "") return [];
  if (field.type === "Money") return [{ code, value: writeMoney(amountOf(values, field), tag) }];
  // A long text is sent with the white space around it.
  return [{ code, value: field.type === "Text" ? rawTextOf(values, code) : text }];
}

/**
 * The value of a Money field: JSON text `{"amount":"1000.00","currencyCode":"643"}`.
 * Spec: not shown; the form of a Money value on write. Other text than an amount stays as typed; a form
 * that has it is not sent.
 */
function writeMoney(entered: ReturnType<typeof amountIn>, tag: LanguageTag): string {
  const read = readAmount(entered, tag);
  return JSON.stringify({
    amount: "amount" in read ? read.amount : entered.text,
    currencyCode: numericCodeOf(entered.currency) ?? entered.currency,
  });
}
