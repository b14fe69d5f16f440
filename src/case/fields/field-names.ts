import type { Messages } from "#i18n/messages.ts";
import type { CaseField } from "#model/field.ts";
import { maskedStart } from "#privacy/card-number.ts";

export const fieldName = ({ name, code }: CaseField, { case: { field } }: Messages): string =>
  name || code || field.unnamed;

/** Numbers the fields that share a name, "2 of 2"; a field with a name of its own has no entry. */
export function numberDuplicates(
  fields: readonly CaseField[],
  t: Messages,
): ReadonlyMap<CaseField, string> {
  const named = Map.groupBy(fields, (field) => maskedStart(fieldName(field, t)));
  const duplicates = named.values().filter(({ length }) => length > 1);
  return new Map(
    duplicates.flatMap((same) =>
      same.map((field, index) => {
        const place = t.ui.nth({ number: index + 1, count: same.length });
        return [field, place] as const;
      }),
    ),
  );
}
