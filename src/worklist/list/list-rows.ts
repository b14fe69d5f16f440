import type { CaseId } from "#model/case-id.ts";
import type { Entry } from "../entries/entry.ts";

export type ListRow =
  | { readonly kind: "case"; readonly entry: Entry }
  | { readonly kind: "gap"; readonly id: CaseId };

/**
 * The rows of the list, with gaps for removed cases.
 * @param held the ids before some were removed. There are no gaps if the other cases have been sorted since.
 */
export function listRows(entries: readonly Entry[], held: readonly CaseId[]): readonly ListRow[] {
  const listed = new Map(entries.map((entry) => [entry.id, entry]));
  const kept = held.filter((id) => listed.has(id));
  const isSameOrder =
    kept.length === entries.length && entries.every(({ id }, i) => id === kept[i]);
  if (!isSameOrder) return entries.map((entry) => ({ kind: "case", entry }));
  return held.map((id) => {
    const entry = listed.get(id);
    return entry ? { kind: "case", entry } : { kind: "gap", id };
  });
}
