import { useCallback, useEffect, useRef } from "react";
import { type ProfileField, textIn } from "#config/form-profile.ts";
import { isLost } from "#model/spreadsheet-cell.ts";
import type { ContextOf, CreateFormMethods } from "../form/form-context.ts";
import {
  checkedValues,
  errorOf,
  rowDependentFields,
  type ValidationContext,
} from "../form/form-errors.ts";
import {
  type CreateFormValues,
  columnKey,
  effectiveValues,
  hasInputValue,
  hasOwnValue,
  type RowValues,
} from "../form/values.ts";
import { noRowCheck, type Problem, type RowCheck } from "./problem.ts";
import type { RowList } from "./row-list.ts";

/**
 * Makes the check of each row: the rules of the form, with the row's own values in place of the form's. An error of the
 * form's own value is shown in the form, not in each row.
 */
export function createRowCheck(values: CreateFormValues, context: ValidationContext): RowCheck {
  const { columns, messages: t, tag } = context;
  if (columns.length === 0) return noRowCheck;
  const fields = rowDependentFields(context);
  const saidInForm = new Set(
    fields.filter((field) => hasInputValue(values, field) && errorOf(field, values, context)),
  );
  function problemIn(
    field: ProfileField,
    own: RowValues,
    effective: CreateFormValues,
  ): Problem | undefined {
    const key = columnKey(field);
    const { text = "", currency = "" } = own[key] ?? {};
    const isOwn = hasOwnValue(own, field);
    if (!isOwn && currency === "" && saidInForm.has(field)) return undefined;
    const error =
      !isOwn && currency !== ""
        ? { type: "currency" as const, message: t.currencyAlone }
        : errorOf(field, effective, context);
    if (error?.type === "currency" && currency === "") return { kind: "currency", key };
    if (error) {
      const inColumn = t.inColumn({ name: textIn(field.label, tag), message: error.message });
      return { kind: "value", key, part: error.type, text: inColumn };
    }
    return isLost(text) ? { kind: "lost", text } : undefined;
  }
  return (own) => {
    const effective = effectiveValues(values, own, columns);
    return fields.flatMap((field) => problemIn(field, own, effective) ?? []);
  };
}

/** Checks the rows after each change of what they depend on. @returns a function that checks them now. */
export function useRowCheck(form: CreateFormMethods, list: RowList, contextOf: ContextOf) {
  const { getValues, subscribe } = form;
  const checked = useRef("");
  const checkRows = useCallback(
    (values: CreateFormValues) => {
      const context = contextOf(values, list.columns.get());
      const { columns, today, tag } = context;
      const basis = JSON.stringify([
        tag,
        today,
        values.bpCode,
        columns.map(columnKey),
        checkedValues(values, context),
      ]);
      if (basis === checked.current) return;
      checked.current = basis;
      list.setRowCheck(createRowCheck(values, context));
    },
    [list, contextOf],
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
