import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Mark, Marks } from "#case-ui/ChangeMark.tsx";
import type { Case } from "#model/case.ts";
import type { Change, ChangeCounts } from "#model/change.ts";
import { dateOf } from "#model/received.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { whenIdle } from "#ui/page/when-idle.ts";
import type { Reading, RowChanges } from "./seen-cases.ts";
import { seenVersion } from "./seen-events.ts";

export type { RowChanges } from "./seen-cases.ts";

/** What has changed in the case on the screen since it was seen. */
export interface ChangesSeen {
  readonly changes: readonly Change[];
  /** Where the case says so itself. */
  readonly marks: Marks;
  /** They came while the case was on the screen. */
  readonly isNews: boolean;
}

/**
 * Looks at a case on the screen once it is painted, in a tab that is shown, and again after each
 * refresh and acknowledgement: see `lookAt` for what counts as seen. `undefined` until then.
 *
 * @param readAt when the case was read, milliseconds since 1970.
 */
export function useChanges(shown: Case, readAt: number): ChangesSeen | undefined {
  const { baseUrl: service } = useSettings();
  // A refresh may come before the case could be looked at as it was first.
  const first = useRef<{ case: Case; readAt: number } | undefined>({ case: shown, readAt });
  const read = useRef({ last: shown, isFirst: true });
  const [seen, setSeen] = useState<ChangesSeen>();

  useEffect(() => {
    if (read.current.last !== shown) read.current = { last: shown, isFirst: false };
    let isLate = false;
    async function look() {
      const { lookAt } = await import("./seen-cases.ts");
      if (first.current) await lookAt({ ...first.current, service });
      first.current = undefined;
      const changes = await lookAt({ case: shown, service, readAt });
      if (isLate) return;
      setSeen({ changes, marks: marksOf(changes), isNews: !read.current.isFirst });
    }
    // Its file is gone after a deployment: the case is there without its marks.
    const lookIfPossible = () => void look().catch(() => {});
    let stop: (() => void) | undefined;
    function begin() {
      lookIfPossible();
      stop = seenVersion.subscribe(lookIfPossible);
    }
    // A frame is painted only where somebody can see it.
    const frame = requestAnimationFrame(() => {
      stop = whenIdle(begin);
    });
    return () => {
      isLate = true;
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [shown, readAt, service]);

  return seen;
}

/** Takes what a list says of the changes in a freshly read case; that takes reading every field. */
export async function readRowChanges(reading: Reading): Promise<RowChanges> {
  const { rowChangesOf } = await import("./seen-cases.ts");
  return rowChangesOf(reading);
}

/**
 * The changes in a case since it was seen; kept up to date when they are acknowledged, here or in
 * another tab. `undefined` when everything was forgotten, or before it is known.
 */
export function useChangeCounts(changes: RowChanges | undefined): ChangeCounts | undefined {
  return useSyncExternalStore(seenVersion.subscribe, () => changes?.counts());
}

/** Where a case is marked: at the stages in which something has changed, their automatic actions, the fields and the documents. */
export function marksOf(changes: readonly Change[]): Marks {
  const marks = new Map<string, Mark>();
  for (const { how, kind, stage, before, now } of changes) {
    const isNew = how === "new";
    if (stage) {
      const place = `stage ${stage.key}`;
      if (kind === "stage" && isNew) marks.set(place, "new");
      else if (!marks.has(place)) marks.set(place, "changed");
      if (kind === "deadline") {
        const was = before?.kind === kind ? dateOf(before.of.autoAction) : undefined;
        marks.set(`deadline ${stage.key}`, was ? { was } : "changed");
      }
    }
    if (now?.kind === "field") marks.set(now.field.path, isNew ? "new" : "changed");
    if (now?.kind === "document") marks.set(now.document.path, isNew ? "new" : "changed");
  }
  return marks;
}
