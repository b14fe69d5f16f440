import { queryOptions } from "@tanstack/react-query";
import type { Mark, Marks } from "#case-ui/ChangeMark.tsx";
import { whenIdle } from "#lib/when-idle.ts";
import type { Change } from "#model/change.ts";
import { dateOf } from "#model/received.ts";
import type { CaseVersion, SeenCases } from "./seen-cases.ts";

/** What a version of a case has changed since the case was seen. */
export interface CaseChanges {
  readonly version: CaseVersion;
  readonly changes: readonly Change[];
  /** The marks of the changed stages, fields and documents. */
  readonly marks: Marks;
}

/** Begins the key of the changes of every case. */
export const changesKey = ["changes"] as const;

/**
 * The changes of the case on the screen, detected after it is painted. It never fails over a network: without
 * its code, which may be gone after a deployment, the case is shown without marks.
 */
export const changesQuery = (seenCases: SeenCases, version: CaseVersion) =>
  queryOptions({
    queryKey: [...changesKey, version.case.id, version.retrievedAt] as const,
    // It goes on when the screen already shows the next version: the first one counts as seen.
    queryFn: async (): Promise<CaseChanges> => {
      const changes = await seenCases.changesOf(version, idleAfterPaint());
      return { version, changes, marks: marksOf(changes) };
    },
    networkMode: "always",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // The changes hold parts of the case.
    structuralSharing: false,
    // Each refresh has a query of its own, which holds the case as it was then. With less than the time in
    // which a long case is rendered, the query would be gone before the screen observes it.
    gcTime: 10_000,
  });

/** Waits until the browser has painted, and has nothing to do. A hidden tab paints no frame. */
const idleAfterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => void whenIdle(resolve)));

/** The marks of changes, by stage, automatic action, field and document. */
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
