import { useCallback, useEffect, useRef } from "react";
import { type FormProfile, fieldsFor } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { todayIn } from "#model/time/calendar-date.ts";
import { checkedValues, createRowCheck } from "./form/form-errors.ts";
import type { CreateFormMethods } from "./form/use-form-values.ts";
import { type CreateFormValues, columnFields, columnKey } from "./form/values.ts";
import type { RowList } from "./rows/row-list.ts";

/**
 * Checks the transactions against the form again after each change of a value that they depend on, of the columns or of
 * the language.
 * @returns a function that checks them now against the given values of the form.
 */
export function useRowCheck(form: CreateFormMethods, list: RowList, profile: FormProfile) {
  const { tag, messages } = useLanguage();
  const { timeZone } = useSettings();
  const { getValues, subscribe } = form;
  const checked = useRef("");
  const checkRows = useCallback(
    (values: CreateFormValues) => {
      const columns = columnFields(fieldsFor(profile, values.bpCode), list.columns.get());
      const today = todayIn(timeZone);
      const basis = JSON.stringify([
        tag,
        today,
        values.bpCode,
        columns.map(columnKey),
        checkedValues(values, profile, columns),
      ]);
      if (basis === checked.current) return;
      checked.current = basis;
      list.setRowCheck(
        createRowCheck(values, { profile, columns, today, messages: messages.create.errors, tag }),
      );
    },
    [list, profile, tag, messages, timeZone],
  );
  useEffect(() => {
    const check = () => checkRows(getValues());
    check();
    const stops = [
      subscribe({ formState: { values: true }, callback: check }),
      list.columns.subscribe(check),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [checkRows, getValues, subscribe, list]);
  return checkRows;
}
