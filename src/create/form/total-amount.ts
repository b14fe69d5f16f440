import type { ProfileField } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { enteredSums } from "./amount.ts";
import { columnKey, hasOwnValue, type RowValues } from "./row-values.ts";
import { amountOf, type CreateFormValues } from "./values.ts";

/** The first amount of each case, added up by currency; `undefined` without an amount. */
export function totalOf(
  rows: readonly { readonly values: RowValues }[],
  values: CreateFormValues,
  fields: readonly ProfileField[],
  columns: readonly ProfileField[],
  tag: LanguageTag,
): string | undefined {
  const field = fields.find((field) => field.type === "Money");
  if (!field) return undefined;
  const key = columnKey(field);
  const form = amountOf(values, field);
  const isColumn = columns.includes(field);
  const amounts = rows.map(({ values: own }) => {
    const amount = own[key];
    if (!isColumn || !amount || !hasOwnValue(own, field)) return form;
    return { ...amount, currency: amount.currency || form.currency };
  });
  return enteredSums(amounts, tag).join(" · ") || undefined;
}
