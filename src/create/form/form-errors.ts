import { type FieldErrors, set } from "react-hook-form";
import { type FormProfile, fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import { holdsMaskedCard } from "#privacy/card-number.ts";
import { errorOf, type ValidationContext } from "./field-errors.ts";
import { cleanTyped, foldTypedCode } from "./typed-text.ts";
import {
  type CreateFormValues,
  fieldKey,
  filesOf,
  freeRowText,
  hasInputValue,
  isFilled,
  isFreeRowSent,
} from "./values.ts";

/**
 * Finds every error that keeps a form from being sent, as a sentence at its path. Transactions and their
 * own values are checked by their list. Spec: not shown; which fields are required.
 */
export function validateCreateForm(
  values: CreateFormValues,
  context: ValidationContext,
): FieldErrors<CreateFormValues> {
  const { profile, columns, messages: t } = context;
  const fields = fieldsFor(profile, values.bpCode);
  const ofRows = new Set(rowDependentFields(fields, columns));
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
  const repeated = repeatedCodes(values, fields, context);
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
  fields: readonly ProfileField[],
  { messages: t, tag }: ValidationContext,
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

/** The fields whose value, or need of a value, may differ from row to row. */
export function rowDependentFields(
  fields: readonly ProfileField[],
  columns: readonly ProfileField[],
): readonly ProfileField[] {
  const ofColumns = new Set(columns.map(({ code }) => code));
  return fields.filter((field) => checkedCodes(field).some((code) => ofColumns.has(code)));
}

function checkedCodes(field: ProfileField): readonly string[] {
  const { code, requiredWhen } = field;
  const others = requiredWhen ? Object.values(requiredWhen) : [];
  const bounds = field.type === "String" ? [field.notBefore, field.notAfter] : [];
  return [code, ...others, ...bounds].filter((other) => typeof other === "string");
}

export function checkedValues(
  values: CreateFormValues,
  profile: FormProfile,
  columns: readonly ProfileField[],
) {
  const fields = rowDependentFields(fieldsFor(profile, values.bpCode), columns);
  const codes = new Set(fields.flatMap(checkedCodes));
  return [...codes].map((code) => [
    values.inputs[fieldKey(code)],
    freeRowText(values, code),
    filesOf(values, code).length,
  ]);
}
