import type { FirstWords } from "#i18n/words.ts";
import type { CaseField } from "#model/field.ts";
import { maskedStart } from "#privacy/card-number.ts";

/** The name of a field; without one its code. */
export const fieldName = ({ name, code }: CaseField, { case: { field } }: FirstWords): string =>
  name || code || field.unnamed;

/** Numbers the fields that share a name, "2 of 2"; a field with a name of its own has no entry. */
export function numberDuplicates(
  fields: readonly CaseField[],
  words: FirstWords,
): ReadonlyMap<CaseField, string> {
  const named = Map.groupBy(fields, (field) => maskedStart(fieldName(field, words)));
  const places = new Map<CaseField, string>();
  if (named.size === fields.length) return places;
  for (const same of named.values()) {
    const count = same.length;
    if (count === 1) continue;
    for (const [index, field] of same.entries()) {
      places.set(field, words.case.field.nth({ number: index + 1, count }));
    }
  }
  return places;
}
