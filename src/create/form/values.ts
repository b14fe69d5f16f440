import type { CaseType } from "#model/case-type.ts";
import { currencyCodes } from "#model/currency.ts";
import type { FieldOf, ProfileField } from "../profile/form-profile.ts";
import { writeMoney } from "./value-text.ts";

/** The contents of a typed input. */
export interface TypedValue {
  text: string;
  /** Alphabetic code; Money only. */
  currency?: string | undefined;
}

/** A row of code and value. */
export interface FreeRow {
  code: string;
  value: string;
  /** The name of the field of another case that its code came from; such a row is not sent while it is empty. */
  copiedName?: string | undefined;
}

/** The values of the form, without its transactions. The keys of typed inputs and files are made by {@link fieldKey}. */
export interface CreateFormValues {
  bpCode: CaseType | "";
  typed: Record<string, TypedValue | undefined>;
  files: Record<string, File[] | undefined>;
  rows: FreeRow[];
}

/** One field as it is sent; a file is read when it is sent. */
export interface FieldValue {
  readonly code: string;
  readonly value: string | File;
}

/** The values of an empty form. */
export const emptyValues = (): CreateFormValues => ({
  bpCode: "",
  typed: {},
  files: {},
  rows: [],
});

/** A field code as a key of the form's state, where dots, commas and brackets have a meaning. */
export const fieldKey = (code: string): string =>
  `_${encodeURIComponent(code).replaceAll(".", "%2E")}`;

/** The text in a typed input, as typed. */
export const rawTextOf = ({ typed }: CreateFormValues, code: string): string =>
  typed[fieldKey(code)]?.text ?? "";

/** The text in a typed input, without the white space around it. */
export const textOf = (values: CreateFormValues, code: string): string =>
  rawTextOf(values, code).trim();

/** The files chosen for a field. */
export const filesOf = ({ files }: CreateFormValues, code: string): readonly File[] =>
  files[fieldKey(code)] ?? [];

/** The currencies of a Money field: all where the profile names none. */
export const currenciesOf = ({ currencies }: FieldOf<"Money">): readonly string[] =>
  currencies ?? currencyCodes;

/** The chosen currency of a Money field, else the one that is preselected. */
export const chosenCurrency = (
  { typed }: CreateFormValues,
  { code, currencies }: FieldOf<"Money">,
): string => typed[fieldKey(code)]?.currency || (currencies?.[0] ?? "");

/** Whether a field has a value, typed or in a free row of the same code. */
export const isFilled = (values: CreateFormValues, code: string): boolean =>
  textOf(values, code) !== "" ||
  filesOf(values, code).length > 0 ||
  values.rows.some((row) => row.code.trim() === code && row.value.trim() !== "");

/** Whether a row of code and value is sent. */
export const isRowSent = ({ code, value, copiedName }: FreeRow): boolean =>
  value !== "" || (code.trim() !== "" && copiedName === undefined);

/** The fields that will be sent: the profile's in its order, then the free rows. */
export function fieldValues(
  values: CreateFormValues,
  fields: readonly ProfileField[],
): FieldValue[] {
  const rows = values.rows
    .filter(isRowSent)
    .map(({ code, value }) => ({ code: code.trim(), value }));
  return [...fields.flatMap((field) => writeField(values, field)), ...rows];
}

function writeField(values: CreateFormValues, field: ProfileField): FieldValue[] {
  const { code } = field;
  if (field.type === "File") return filesOf(values, code).map((value) => ({ code, value }));
  const text = textOf(values, code);
  if (text === "") return [];
  if (field.type === "Money") {
    return [{ code, value: writeMoney(text, chosenCurrency(values, field)) }];
  }
  // A long text is sent with the white space around it.
  return [{ code, value: field.type === "Text" ? rawTextOf(values, code) : text }];
}
