import type { Mark, Marks } from "#glance/marks.ts";
import type { Change } from "#model/change.ts";

export { lookAt, prepare } from "./seen.ts";

/** Where a case is marked: at the stages in which something has changed, the fields and the documents. */
export function marksOf(changes: readonly Change[]): Marks {
  const marks = new Map<string, Mark>();
  for (const { how, kind, stage, now } of changes) {
    const isNew = how === "new";
    if (stage) {
      const place = `stage ${stage.key}`;
      if (kind === "stage" && isNew) marks.set(place, "new");
      else if (!marks.has(place)) marks.set(place, "changed");
    }
    if (now?.kind === "field") marks.set(now.field.path, isNew ? "new" : "changed");
    if (now?.kind === "document") marks.set(now.document.path, isNew ? "new" : "changed");
  }
  return marks;
}
