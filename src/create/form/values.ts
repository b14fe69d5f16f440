import { type FieldOf, inputKindOf, type ProfileField } from "#config/form-profile.ts";
import type { DecimalSign } from "#i18n/amount-signs.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import type { CaseType } from "#model/case-type.ts";
import { currencyCodes } from "#model/money/currency.ts";
import { type EnteredAmount, groupedAmount } from "./amount.ts";
import { cleanTyped, foldTypedCode } from "./typed-text.ts";
import { writeMoney } from "./value-text.ts";

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

/** The values of the form, without its transactions. The keys of inputs and files are made by {@link fieldKey}. */
export interface CreateFormValues {
  bpCode: CaseType | "";
  inputs: Record<string, InputValue | undefined>;
  files: Record<string, File[] | undefined>;
  freeRows: FreeRow[];
}

/** One field as it is sent; a file is read when it is sent. */
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

/** A field code as a key of the form's state, where dots, commas and brackets have a meaning. */
export const fieldKey = (code: string): string =>
  // Encoding takes longer than testing whether the code needs it.
  /^\w*$/.test(code) ? `_${code}` : `_${encodeURIComponent(code).replaceAll(".", "%2E")}`;

export const rawTextOf = ({ inputs }: CreateFormValues, code: string): string =>
  inputs[fieldKey(code)]?.text ?? "";

/** Whether every character of a value counts, also invisible ones. */
export const isFreeText = (field: ProfileField): boolean =>
  ["Text", "String"].includes(inputKindOf(field));

/** The text in the input of a field as it is read. */
export const textOf = (values: CreateFormValues, field: ProfileField): string =>
  cleanFieldText(rawTextOf(values, field.code), field);

/** A text as a field reads it: free text without the white space around it, else cleaned. */
export function cleanFieldText(text: string, field: ProfileField): string {
  if (isFreeText(field)) return text.trim();
  return field.type === "Digits" ? cleanTyped(text).replaceAll(" ", "") : cleanTyped(text);
}

export const filesOf = ({ files }: CreateFormValues, code: string): readonly File[] =>
  files[fieldKey(code)] ?? [];

/** The currencies of a Money field: all where the profile names none. */
export const currenciesOf = ({ currencies }: FieldOf<"Money">): readonly string[] =>
  currencies ?? currencyCodes;

/** The chosen currency of a Money field; "" while none is chosen. A field's only currency needs no choice. */
export const chosenCurrency = (
  { inputs }: CreateFormValues,
  { code, currencies }: FieldOf<"Money">,
): string => inputs[fieldKey(code)]?.currency || onlyCurrency(currencies);

/** The currency of a field that offers only one; "" where the operator has to choose. */
const onlyCurrency = (currencies: readonly string[] | undefined): string =>
  currencies?.length === 1 ? (currencies[0] ?? "") : "";

/** The amount in the inputs of a field. */
export const amountOf = (values: CreateFormValues, field: FieldOf<"Money">): EnteredAmount => ({
  text: textOf(values, field),
  currency: chosenCurrency(values, field),
  decimal: values.inputs[fieldKey(field.code)]?.decimal,
});

/** The value of a field with its amount as the input shows it when it is left, see {@link groupedAmount}. */
export function groupedValue(
  value: InputValue,
  field: FieldOf<"Money">,
  tag: LanguageTag,
  before?: string,
): InputValue {
  const entered = {
    text: cleanFieldText(value.text, field),
    currency: value.currency || onlyCurrency(field.currencies),
    decimal: value.decimal,
  };
  const { text, decimal } = groupedAmount(entered, tag, before);
  return { ...value, text, decimal };
}

/** Whether a field has a value, typed or in a free row of the same code. */
export const isFilled = (values: CreateFormValues, field: ProfileField): boolean =>
  hasInputValue(values, field) || freeRowText(values, field.code) !== "";

export const hasInputValue = (values: CreateFormValues, field: ProfileField): boolean =>
  field.type === "File" ? filesOf(values, field.code).length > 0 : textOf(values, field) !== "";

/** The value of the free row of a code; "" without one. */
export const freeRowText = ({ freeRows }: CreateFormValues, code: string): string =>
  freeRows
    .find((row) => foldTypedCode(row.code) === foldTypedCode(code) && row.value.trim() !== "")
    ?.value.trim() ?? "";

export const isFreeRowSent = ({ code, value }: FreeRow): boolean =>
  value !== "" || cleanTyped(code) !== "";

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
  const value = writtenText(values, field, tag);
  return value === "" ? [] : [{ code, value }];
}

/** The text in the input of a field as it is sent; "" when it is empty. */
function writtenText(values: CreateFormValues, field: NonFileField, tag: LanguageTag): string {
  const text = textOf(values, field);
  if (text === "") return "";
  if (field.type === "Money") return writeMoney(amountOf(values, field), tag);
  // A long text is sent with the white space around it.
  return field.type === "Text" ? rawTextOf(values, field.code) : text;
}
