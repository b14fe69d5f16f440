import type { ProfileField } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { enteredSums } from "../form/amount.ts";
import { columnKey, hasOwnValue } from "../form/row-values.ts";
import { amountOf, type CreateFormValues } from "../form/values.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** The first amount of each case, added up by currency; `undefined` for fewer than two cases, or without an amount. */
export function totalOf(
  rows: readonly Transaction[],
  values: CreateFormValues,
  fields: readonly ProfileField[],
  columns: readonly ProfileField[],
  tag: LanguageTag,
): string | undefined {
  const field = fields.find((field) => field.type === "Money");
  if (!field || rows.length < 2) return undefined;
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
