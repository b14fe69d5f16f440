import { useCallback, useEffect, useRef } from "react";
import { type FormProfile, fieldsFor, type ProfileField } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { todayIn } from "#model/time/calendar-date.ts";
import { createRowCheck } from "./form/row-check.ts";
import { columnFields, columnKey, referencedCodes, rowDependentFields } from "./form/row-values.ts";
import type { CreateFormMethods } from "./form/use-form-values.ts";
import {
  type CreateFormValues,
  chosenCurrency,
  freeRowText,
  hasInputValue,
  rawTextOf,
} from "./form/values.ts";
import type { TransactionList } from "./transactions/transaction-list.ts";

/**
 * Checks the transactions against the form again after each change of a value that they depend on, of the columns or of
 * the language.
 * @returns a function that checks them now against the given values of the form.
 */
export function useRowCheck(form: CreateFormMethods, list: TransactionList, profile: FormProfile) {
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
        columns.map(columnKey),
        valuesThatMatter(values, profile, columns),
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

/** The case type, and the values of the form by which transactions are checked. */
function valuesThatMatter(
  values: CreateFormValues,
  profile: FormProfile,
  columns: readonly ProfileField[],
) {
  const fields = fieldsFor(profile, values.bpCode);
  const checked = rowDependentFields(fields, columns);
  const codes = new Set(checked.flatMap((field) => [field.code, ...referencedCodes(field)]));
  return [
    values.bpCode,
    ...[...codes].map((code) => [rawTextOf(values, code), freeRowText(values, code)]),
    ...checked.map((field) => field.type === "Money" && chosenCurrency(values, field)),
    ...checked.map((field) => field.type === "File" && hasInputValue(values, field)),
  ];
}
