import { startTransition, useEffect, useState } from "react";
import type { Mark, Marks } from "#case-ui/ChangeMark.tsx";
import { untilIdle } from "#lib/scheduler.ts";
import { useStore } from "#lib/store.ts";
import type { Change } from "#model/change.ts";
import { dateOf } from "#model/received.ts";
import { type CaseVersion, useSeenCases } from "./seen-cases.ts";

export interface ShownChanges {
  readonly version: CaseVersion;
  readonly changes: readonly Change[];
  readonly marks: Marks;
  /** Whether a refresh has brought a change that was not listed before. */
  readonly isNews: boolean;
}

/**
 * The changes of the case on the screen, detected after it is painted; `undefined` until then. After a refresh the
 * changes of the version before stay until the new ones are detected. See `SeenCases` for what counts as seen.
 */
export function useChanges(version: CaseVersion): ShownChanges | undefined {
  const seenCases = useSeenCases();
  const acknowledgements = useStore(seenCases.acknowledgements);
  const [shown, setShown] = useState<ShownChanges>();
  const [firstRetrievedAt] = useState(version.retrievedAt);
  useEffect(() => {
    let isLatest = true;
    async function detect() {
      // It goes on when the screen shows the next version, because the first version counts as seen.
      const changes = await seenCases.changesOf(version, idleAfterPaint());
      if (!isLatest) return;
      const isFirst = version.retrievedAt === firstRetrievedAt;
      // A transition, because every field renders again for its mark.
      startTransition(() =>
        setShown((last) => ({
          version,
          changes,
          marks: marksOf(changes),
          isNews: !isFirst && changes.length > (last?.changes.length ?? 0),
        })),
      );
    }
    // Where its code cannot be loaded, `SeenCases.isNotLoaded` says so.
    detect().catch(() => {});
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an acknowledgement changes what was seen.
  }, [seenCases, acknowledgements, version, firstRetrievedAt]);
  return shown;
}

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
