import type { Ref } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { Select } from "#ui/form/FieldFrame.tsx";
import type { NonFileField } from "../form/field-kinds.ts";
import { useLastFirst } from "../form/last-used.ts";
import { currencyChoices, groupedValue } from "../form/money-field.ts";
import { type CreateFormValues, columnKey, fieldKey, hasOwnValue } from "../form/values.ts";
import styles from "./CurrencyChoices.module.css";
import { needsCurrency } from "./row.ts";
import type { RowList } from "./row-list.ts";

interface CurrencyChoicesProps {
  readonly list: RowList;
  readonly columns: readonly NonFileField[];
  readonly isMissed: boolean;
  readonly ref: Ref<HTMLSelectElement>;
}

/** Asks for the currency of all amounts of a column that have none of their own. It is that of the form's amount. */
export function CurrencyChoices({ list, columns, isMissed, ref }: CurrencyChoicesProps) {
  const { tag, messages } = useLanguage();
  const { fields: t, rows: texts } = messages.create;
  const { control } = useFormContext<CreateFormValues>();
  const lastFirst = useLastFirst();
  const rows = useStore(list).filter(({ result }) => !result);
  const fields = columns
    .filter((field) => field.type === "Money")
    .filter((field) => currencyChoices(field).length > 1)
    .filter((field) =>
      rows.some(({ values }) => !values[columnKey(field)]?.currency && hasOwnValue(values, field)),
    );
  const count = rows.filter(needsCurrency).length;
  const needed = count > 0 && texts.needCurrency({ count });
  return fields.map((field, index) => {
    const choices = lastFirst(field, currencyChoices(field));
    return (
      <Controller
        key={field.code}
        control={control}
        name={`inputs.${fieldKey(field.code)}`}
        render={({ field: { value = { text: "" }, onChange, onBlur } }) => {
          const { currency = "" } = value;
          return (
            <Select
              ref={index === 0 ? ref : undefined}
              className={styles.choice}
              label={texts.currency}
              note={fields.length > 1 && textIn(field.label, tag)}
              hint={!isMissed && needed}
              error={isMissed && needed}
              // Another case type may have offered another currency.
              value={choices.some(({ code }) => code === currency) ? currency : ""}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChange(groupedValue({ ...value, currency: target.value }, field, tag, currency))
              }
            >
              <option value="">{t.choose}</option>
              {choices.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          );
        }}
      />
    );
  });
}
