import { type FieldErrors, set } from "react-hook-form";
import { type FormProfile, fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import { holdsMaskedCard } from "#privacy/card-number.ts";
import { errorOf, type FieldError, type ValidationContext } from "./field-errors.ts";
import { cleanTyped, foldTypedCode } from "./typed-text.ts";
import {
  type CreateFormValues,
  columnKey,
  effectiveValues,
  fieldKey,
  filesOf,
  freeRowText,
  hasInputValue,
  hasOwnValue,
  isFilled,
  isFreeRowSent,
  type RowValues,
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

export interface RowError {
  /** The key of the field, see `columnKey`. */
  readonly key: string;
  readonly part: FieldError["type"];
  readonly text: string;
}

/** Finds what keeps a row from being sent, by its own values and those of the form. */
export type RowCheck = (own: RowValues) => readonly RowError[];

export const noRowErrors: readonly RowError[] = [];

/** The check of a table without columns. */
export const noRowCheck: RowCheck = () => noRowErrors;

/**
 * Makes the check of each row: the rules of the form, with the row's own values in place of the form's. An error of the
 * form's own value is shown in the form, not in each row.
 */
export function createRowCheck(values: CreateFormValues, context: ValidationContext): RowCheck {
  const { profile, columns, messages: t, tag } = context;
  if (columns.length === 0) return noRowCheck;
  const fields = rowDependentFields(fieldsFor(profile, values.bpCode), columns);
  const saidInForm = new Set(
    fields.filter((field) => hasInputValue(values, field) && errorOf(field, values, context)),
  );
  function errorIn(field: ProfileField, own: RowValues, effective: CreateFormValues) {
    if (!hasOwnValue(own, field)) {
      const { currency } = own[columnKey(field)] ?? {};
      if (currency) return { type: "currency", message: t.currencyAlone } as const;
      if (saidInForm.has(field)) return undefined;
    }
    const error = errorOf(field, effective, context);
    return error?.type === "currency" ? { ...error, message: t.currencyOfRow } : error;
  }
  const check = (own: RowValues) => {
    const effective = effectiveValues(values, own, columns);
    return fields.flatMap((field): RowError[] => {
      const error = errorIn(field, own, effective);
      if (!error) return [];
      const text = t.inColumn({ name: textIn(field.label, tag), message: error.message });
      return [{ key: columnKey(field), part: error.type, text }];
    });
  };
  // Thousands of rows often have the same values.
  const keys = columns.map(columnKey);
  const known = new Map<string, readonly RowError[]>();
  return (own) => {
    const cells = JSON.stringify(keys.map((key) => own[key]));
    const errors = known.get(cells) ?? check(own);
    known.set(cells, errors);
    return errors.length === 0 ? noRowErrors : errors;
  };
}

/** The fields whose value, or need of a value, may differ from row to row. */
function rowDependentFields(
  fields: readonly ProfileField[],
  columns: readonly ProfileField[],
): readonly ProfileField[] {
  const ofColumns = new Set(columns.map(({ code }) => code));
  return fields.filter((field) => checkedCodes(field).some((code) => ofColumns.has(code)));
}

/** The codes of a field and of the other fields that its check reads. */
function checkedCodes(field: ProfileField): readonly string[] {
  const { code, requiredWhen } = field;
  const others = requiredWhen ? Object.values(requiredWhen) : [];
  const bounds = field.type === "String" ? [field.notBefore, field.notAfter] : [];
  return [code, ...others, ...bounds].filter((other) => typeof other === "string");
}

/** The values of a form by which its rows are checked. */
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
