import { inputKindOf, type ProfileField } from "#config/form-profile.ts";
import { foldTypedCode } from "./typed-text.ts";
import {
  type CreateFormValues,
  chosenCurrency,
  cleanFieldText,
  fieldKey,
  type InputValue,
  isNonFile,
  type NonFileField,
} from "./values.ts";

/** A row's own values, by the keys of {@link columnKey}. Where the row has none, the form's value applies. */
export type RowValues = Readonly<Record<string, Readonly<InputValue>>>;

export const noRowValues: RowValues = {};

/**
 * The key of a field as a column: its kind and its code. Two case types may use one code for fields of different kinds,
 * and a value must not be read as another kind.
 */
export const columnKey = (field: ProfileField): string => `${inputKindOf(field)} ${field.code}`;

/** The code of the field in a {@link columnKey}. */
export const codeOfColumn = (key: string): string => key.slice(key.indexOf(" ") + 1);

/** Whether every text is allowed in the column of a {@link columnKey}. */
export const isFreeTextColumn = (key: string): boolean => /^(?:String|Text) /.test(key);

/** The fields of a case type that are columns of the table, in the order of the columns. */
export const columnFields = (
  fields: readonly ProfileField[],
  keys: readonly string[],
): readonly NonFileField[] =>
  keys.flatMap((key) => fields.filter(isNonFile).filter((field) => columnKey(field) === key));

/** The fields whose value, or need of a value, may differ from row to row. */
export const rowDependentFields = (
  fields: readonly ProfileField[],
  columns: readonly ProfileField[],
): readonly ProfileField[] => {
  const ofColumns = new Set(columns.map(({ code }) => code));
  return fields.filter((field) =>
    [field.code, ...referencedCodes(field)].some((code) => ofColumns.has(code)),
  );
};

/** The codes of the other fields that the check of a field reads. */
export function referencedCodes(field: ProfileField): readonly string[] {
  const { requiredWhen } = field;
  const bounds = field.type === "String" ? [field.notBefore, field.notAfter] : [];
  return [
    requiredWhen?.field,
    requiredWhen && "differsFrom" in requiredWhen ? requiredWhen.differsFrom : undefined,
    ...bounds,
  ].filter((code) => code !== undefined);
}

/** Whether a row has a value of its own for a field. A currency alone is not a value. */
export const hasOwnValue = (own: RowValues, field: ProfileField): boolean =>
  cleanFieldText(own[columnKey(field)]?.text ?? "", field) !== "";

/** Whether anything is entered in a row. Unlike in `hasOwnValue`, a currency alone counts. */
export const isAnyEntered = (own: RowValues): boolean =>
  Object.values(own).some(({ text, currency = "" }) => text.trim() !== "" || currency !== "");

/**
 * The form's values for one row. The row's own values replace the form's, also those in a free row of the same code. An
 * amount without a currency of its own gets the form's.
 */
export function effectiveValues(
  values: CreateFormValues,
  own: RowValues,
  columns: readonly ProfileField[],
): CreateFormValues {
  const inputs = { ...values.inputs };
  const ownCodes = new Set<string>();
  for (const field of columns) {
    const { text = "", currency = "", decimal } = own[columnKey(field)] ?? {};
    if (cleanFieldText(text, field) === "") continue;
    inputs[fieldKey(field.code)] =
      field.type === "Money"
        ? { text, currency: currency || chosenCurrency(values, field), decimal }
        : { text };
    ownCodes.add(foldTypedCode(field.code));
  }
  if (ownCodes.size === 0) return values;
  return {
    ...values,
    inputs,
    freeRows: values.freeRows.filter(({ code }) => !ownCodes.has(foldTypedCode(code))),
  };
}
