import type { ProfileField } from "#config/form-profile.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { amountOf, type CreateFormValues, columnKey, type RowValues, rawTextOf } from "./values.ts";

/** All amounts share one currency; a reason is that of its field. */
const keyOf = (field: ProfileField): string => (field.type === "Money" ? "" : columnKey(field));

/**
 * Notes the currency and the reason of a form, or of the last of its rows that has its own. They stand first in their
 * choices until the operator signs out.
 * @param lastUsed of the session.
 */
export function noteUsed(
  lastUsed: Map<string, string>,
  values: CreateFormValues,
  fields: readonly ProfileField[],
  rows: readonly RowValues[],
): void {
  for (const field of fields) {
    const key = columnKey(field);
    const used =
      field.type === "Money"
        ? rows.findLast((own) => own[key]?.currency)?.[key]?.currency ||
          amountOf(values, field).currency
        : field.means === "reason" &&
          (rows.findLast((own) => own[key]?.text)?.[key]?.text || rawTextOf(values, field.code));
    if (used) lastUsed.set(keyOf(field), used);
  }
}

/** @returns a function that sorts the choices of a field. */
export function useLastFirst() {
  const { lastUsed } = useSession().work;
  return <Choice extends { readonly code: string }>(
    field: ProfileField,
    choices: readonly Choice[],
  ) => {
    const last = lastUsed.get(keyOf(field));
    return choices.toSorted(
      (left, right) => Number(right.code === last) - Number(left.code === last),
    );
  };
}
