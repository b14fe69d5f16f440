import { type FieldErrors, set } from "react-hook-form";
import { fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import { holdsMaskedCard } from "#privacy/card-number.ts";
import { fieldErrors, type ValidationContext } from "./field-rules.ts";
import { rowDependentFields } from "./row-values.ts";
import { cleanTyped, foldTypedCode } from "./typed-text.ts";
import {
  type CreateFormValues,
  fieldKey,
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
  const add = (path: string, message: string) => set(errors, path, { type: "invalid", message });
  if (values.bpCode === "") add("bpCode", t["case-type"]);
  for (const field of fields) {
    // The check of the rows decides for each row whether the value is missing.
    if (ofRows.has(field) && !isFilled(values, field)) continue;
    const { value, currency } = fieldErrors(field, values, context);
    if (value !== undefined) add(pathOf(field), value);
    if (currency !== undefined) add(`inputs.${fieldKey(field.code)}.currency`, currency);
  }
  const repeated = repeatedCodes(values, fields, context);
  for (const [index, { code, value }] of values.freeRows.entries()) {
    const repeatedIn = repeated.get(index);
    if (repeatedIn !== undefined) add(`freeRows.${index}.code`, repeatedIn);
    if (cleanTyped(code) === "" && value !== "") add(`freeRows.${index}.code`, t.code);
    for (const [leaf, text] of Object.entries({ code, value })) {
      if (holdsMaskedCard(text)) add(`freeRows.${index}.${leaf}`, t.masked);
    }
  }
  return errors;
}

function pathOf({ type, code }: ProfileField): string {
  return type === "File" ? `files.${fieldKey(code)}` : `inputs.${fieldKey(code)}.text`;
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
