import type { ProfileField } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { typedSums } from "../form/amount.ts";
import { columnKey, hasOwnValue } from "../form/row-values.ts";
import { type CreateFormValues, chosenCurrency, textOf } from "../form/values.ts";
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
  const form = { text: textOf(values, field), currency: chosenCurrency(values, field) };
  const isColumn = columns.includes(field);
  const amounts = rows.map(({ values: own }) => {
    const { text = "", currency = "" } = own[key] ?? {};
    if (!isColumn || !hasOwnValue(own, field)) return form;
    return { text, currency: currency || form.currency };
  });
  return typedSums(amounts, tag).join(" · ") || undefined;
}
