import { type FieldErrors, set } from "react-hook-form";
import { type FieldOf, type ProfileField, textIn } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { holdsMaskedCard } from "#privacy/card-number.ts";
import { rejectionText, takeFiles } from "./accepted-files.ts";
import { kindOf, type NonFileField } from "./field-kinds.ts";
import { currenciesOf } from "./money-field.ts";
import { cleanTyped, foldTypedCode } from "./typed-text.ts";
import {
  amountOf,
  type CreateFormValues,
  fieldKey,
  filesOf,
  freeRowText,
  hasInputValue,
  isFilled,
  isFreeRowSent,
  textOf,
  totalBytes,
  valueOf,
} from "./values.ts";

export interface ValidationContext {
  /** Those of the case type. */
  readonly fields: readonly ProfileField[];
  /** Those of the fields that are columns of the table. */
  readonly columns: readonly NonFileField[];
  /** Of all files of the form. */
  readonly maxTotalBytes: number | undefined;
  /** The day of the request as `YYYY-MM-DD`. */
  readonly today: string;
  readonly messages: Messages["create"]["errors"];
  readonly tag: LanguageTag;
}

/** An error as React Hook Form has it. */
export interface FieldError {
  /** Which of the two inputs of an amount is wrong; `value` for every other field. */
  readonly type: "value" | "currency";
  readonly message: string;
}

/**
 * Finds every error that keeps a form from being sent, as a sentence at its path. Transactions and their
 * own values are checked by their list. Spec: not shown; which fields are required.
 */
export function validateCreateForm(
  values: CreateFormValues,
  context: ValidationContext,
): FieldErrors<CreateFormValues> {
  const { fields, messages: t } = context;
  const ofRows = new Set(rowDependentFields(context));
  const errors: FieldErrors<CreateFormValues> = {};
  const add = (path: string, message: string | undefined) =>
    message !== undefined && set(errors, path, { type: "value", message });
  if (values.bpCode === "") add("bpCode", t["case-type"]);
  for (const field of fields) {
    // The check of the rows decides for each row whether the value is missing.
    if (ofRows.has(field) && !isFilled(values, field)) continue;
    const error = errorOf(field, values, context);
    if (error)
      set(errors, `${field.type === "File" ? "files" : "inputs"}.${fieldKey(field.code)}`, error);
  }
  const repeated = repeatedCodes(values, context);
  for (const [index, { code, value }] of values.freeRows.entries()) {
    add(`freeRows.${index}.code`, repeated.get(index));
    if (cleanTyped(code) === "" && value !== "") add(`freeRows.${index}.code`, t.code);
    for (const [leaf, text] of Object.entries({ code, value })) {
      if (holdsMaskedCard(text)) add(`freeRows.${index}.${leaf}`, t.masked);
    }
  }
  return errors;
}

/**
 * The errors of free rows, by their index, whose code is already sent by the profile's input or by an earlier row. Only
 * files may repeat a code.
 */
function repeatedCodes(
  values: CreateFormValues,
  { fields, messages: t, tag }: ValidationContext,
): ReadonlyMap<number, string> {
  const fileCodes = new Set(
    fields.filter(({ type }) => type === "File").map(({ code }) => foldTypedCode(code)),
  );
  const senders = new Map(
    fields
      .filter((field) => hasInputValue(values, field))
      .map(({ code, label }) => [foldTypedCode(code), t.inField({ name: textIn(label, tag) })]),
  );
  const repeated = new Map<number, string>();
  for (const [index, row] of values.freeRows.entries()) {
    const key = foldTypedCode(row.code);
    if (key === "" || fileCodes.has(key) || !isFreeRowSent(row)) continue;
    const sender = senders.get(key);
    if (sender === undefined) senders.set(key, t.inRow({ number: index + 1 }));
    else repeated.set(index, sender);
  }
  return repeated;
}

type Columns = Pick<ValidationContext, "fields" | "columns">;

/** The fields whose value, or need of a value, may differ from row to row. */
export function rowDependentFields({ fields, columns }: Columns): readonly ProfileField[] {
  const ofColumns = new Set(columns.map(({ code }) => code));
  return fields.filter((field) => checkedCodes(field).some((code) => ofColumns.has(code)));
}

function checkedCodes(field: ProfileField): readonly string[] {
  const { code, requiredWhen } = field;
  const others = requiredWhen ? Object.values(requiredWhen) : [];
  const bounds = field.type === "Date" ? [field.notBefore, field.notAfter] : [];
  return [code, ...others, ...bounds].filter((other) => typeof other === "string");
}

/** What the check of the rows depends on. */
export function checkedValues(values: CreateFormValues, context: Columns) {
  const codes = new Set(rowDependentFields(context).flatMap(checkedCodes));
  return [...codes].map((code) => [
    values.inputs[fieldKey(code)],
    freeRowText(values, code),
    filesOf(values, code).length,
  ]);
}

const ofValue = (message: string | undefined): FieldError | undefined =>
  message === undefined ? undefined : { type: "value", message };

export function errorOf(
  field: ProfileField,
  values: CreateFormValues,
  context: ValidationContext,
): FieldError | undefined {
  const { fields, messages: t } = context;
  if (!isFilled(values, field)) {
    return ofValue(isRequired(field, values, fields) ? t.required : undefined);
  }
  if (field.type === "File") return ofValue(filesError(field, values, context));
  const value = valueOf(values, field);
  // The value is in a free row of the same code.
  if (value.text === "") return undefined;
  const otherText = (code: string) => textOfCode(code, values, fields);
  const error = kindOf(field).check(field, value, { ...context, otherText });
  if (error !== undefined) return ofValue(error);
  if (holdsMaskedCard(value.text)) return ofValue(t.masked);
  // Another case type may have offered another currency.
  return field.type === "Money" && !currenciesOf(field).includes(amountOf(values, field).currency)
    ? { type: "currency", message: t.currency }
    : undefined;
}

export function isRequired(
  { required, requiredWhen: condition }: ProfileField,
  values: CreateFormValues,
  fields: readonly ProfileField[],
): boolean {
  if (required === true || condition === undefined) return required === true;
  const value = textOfCode(condition.field, values, fields);
  if ("is" in condition) return condition.is.includes(value);
  const other = textOfCode(condition.differsFrom, values, fields);
  return value !== "" && other !== "" && value !== other;
}

/** The text of a field, or of a free row. */
function textOfCode(code: string, values: CreateFormValues, fields: readonly ProfileField[]) {
  const field = fields.find((one) => one.code === code);
  return (field && textOf(values, field)) || freeRowText(values, code);
}

/** What is wrong with files that were chosen under other rules, for example those of another case type. */
function filesError(
  field: FieldOf<"File">,
  values: CreateFormValues,
  { fields, maxTotalBytes, messages: t, tag }: ValidationContext,
): string | undefined {
  const limits = { ...field, maxTotalBytes };
  const files = filesOf(values, field.code);
  const own = files.reduce((sum, { size }) => sum + size, 0);
  const before = { count: 0, bytes: totalBytes(values, fields) - own };
  const [first] = takeFiles(files, limits, before).rejected;
  return first && rejectionText(first, limits, t, tag);
}
