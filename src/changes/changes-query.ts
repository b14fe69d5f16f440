import { queryOptions } from "@tanstack/react-query";
import type { Mark, Marks } from "#case-ui/ChangeMark.tsx";
import { untilIdle } from "#lib/scheduler.ts";
import type { Change } from "#model/change.ts";
import { dateOf } from "#model/received.ts";
import type { CaseVersion, SeenCases } from "./seen-cases.ts";

export interface CaseChanges {
  readonly version: CaseVersion;
  readonly changes: readonly Change[];
  readonly marks: Marks;
}

export const changesKey = ["changes"] as const;

/**
 * The changes of the case on the screen, detected after it is painted. If its code cannot be loaded, as after a
 * deployment, the case is shown without marks.
 */
export const changesQuery = (seenCases: SeenCases, version: CaseVersion) =>
  queryOptions({
    queryKey: [...changesKey, version.case.id, version.retrievedAt] as const,
    // The query goes on when the screen shows the next version, because the first version counts as seen.
    queryFn: async (): Promise<CaseChanges> => {
      const changes = await seenCases.changesOf(version, idleAfterPaint());
      return { version, changes, marks: marksOf(changes) };
    },
    // The changes hold parts of the case.
    structuralSharing: false,
    // Each refresh has a query of its own, which holds that version of the case. It must outlast the
    // rendering of a long case, or it would be gone before the screen observes it.
    gcTime: 10_000,
  });

/** Waits until the browser has painted, and has nothing to do. A hidden tab paints no frame. */
const idleAfterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve(untilIdle())));

/** The marks by `stage KEY`, `deadline KEY`, or the path of a field or document. */
function marksOf(changes: readonly Change[]): Marks {
  const marks = new Map<string, Mark>();
  for (const { type, kind, stage, before, now } of changes) {
    const isNew = type === "new";
    if (stage) {
      const stageMark = `stage ${stage.key}`;
      if (kind === "stage" && isNew) marks.set(stageMark, "new");
      else if (!marks.has(stageMark)) marks.set(stageMark, "changed");
      if (kind === "deadline") {
        const [was, is] = [before, now].map((part) =>
          part?.kind === kind ? dateOf(part.stage.autoAction) : undefined,
        );
        marks.set(`deadline ${stage.key}`, was ? { was, is } : "changed");
      }
    }
    if (now?.kind === "field") marks.set(now.field.path, isNew ? "new" : "changed");
    if (now?.kind === "document") marks.set(now.document.path, isNew ? "new" : "changed");
  }
  return marks;
}
