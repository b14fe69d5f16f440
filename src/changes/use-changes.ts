import { startTransition, useEffect, useRef, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import type { Mark, Marks } from "#case-ui/ChangeMark.tsx";
import type { Case } from "#model/case.ts";
import type { Change } from "#model/change.ts";
import { dateOf } from "#model/received.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { whenIdle } from "#ui/page/when-idle.ts";
import type { Reading } from "./seen-cases.ts";
import { seenVersion } from "./seen-events.ts";

/** The changes of the case on the screen since it was seen. */
export interface ChangesSeen {
  /** The reading that has the changes. */
  readonly reading: Reading;
  readonly changes: readonly Change[];
  /** The marks of the changed stages, fields and documents. */
  readonly marks: Marks;
  /** Whether a refresh has brought a change that was not listed before. */
  readonly isNews: boolean;
}

/**
 * Detects the changes of the case on the screen after it is painted, and again after each refresh and
 * acknowledgement; `undefined` until then. See `changesSinceSeen` for what counts as seen.
 * @param readAt when the case was read, milliseconds since 1970.
 */
export function useChanges(shown: Case, readAt: number): ChangesSeen | undefined {
  const { baseUrl: service } = useSettings();
  const [first] = useState<Reading>({ case: shown, service, readAt });
  /** The changes listed last. Those of the first reading come first: a refresh may come before them. */
  const listed = useRef<readonly Change[]>(undefined);
  const [seen, setSeen] = useState<ChangesSeen>();

  useEffect(() => {
    let isLate = false;
    async function look() {
      const { changesSinceSeen } = await import("./seen-cases.ts");
      // A case that was left meanwhile must not be remembered, for example after signing out.
      if (isLate) return;
      // Once everything was forgotten, changes count from the case that is then on the screen.
      const before = listed.current ?? (await changesSinceSeen(first));
      if (isLate) return;
      const reading = { case: shown, service, readAt };
      const changes = await changesSinceSeen(reading);
      if (isLate) return;
      listed.current = changes;
      const isNews = hasNews(changes, before);
      // Every field renders again for its mark.
      startTransition(() => setSeen({ reading, changes, marks: marksOf(changes), isNews }));
    }
    // After a deployment the chunk may be gone. The case is then shown without marks.
    const lookIfPossible = () => void look().catch(() => {});
    let stop: (() => void) | undefined;
    function begin() {
      lookIfPossible();
      stop = seenVersion.subscribe(lookIfPossible);
    }
    // A hidden tab paints no frame.
    const frame = requestAnimationFrame(() => {
      stop = whenIdle(begin);
    });
    return () => {
      isLate = true;
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [shown, readAt, service, first]);

  return seen;
}

/**
 * Makes a function that notes the cases that are read for the worklist; it reads every field of them. Where
 * the code for that cannot be loaded, the list marks no changes.
 * @param service the base URL.
 */
export const createNoteRead =
  (service: string) =>
  async ({ case: read, retrievedAt }: RetrievedCase): Promise<void> => {
    try {
      const { noteListedCase } = await import("./seen-cases.ts");
      await noteListedCase({ case: read, service, readAt: retrievedAt });
    } catch {
      // The row is shown without.
    }
  };

/** Whether a list has a change that an earlier list does not have. */
function hasNews(changes: readonly Change[], before: readonly Change[]): boolean {
  const known = new Set(before.map(textOf));
  // Changes of which only fingerprints are left may have one text.
  return changes.length > before.length || changes.some((change) => !known.has(textOf(change)));
}

const textOf = ({ how, kind, stage, before, now }: Change) =>
  JSON.stringify([how, kind, stage?.key, ...[before, now].map((part) => [part?.path, part?.text])]);

/** The marks of changes, by stage, automatic action, field and document. */
function marksOf(changes: readonly Change[]): Marks {
  const marks = new Map<string, Mark>();
  for (const { how, kind, stage, before, now } of changes) {
    const isNew = how === "new";
    if (stage) {
      const stageMark = `stage ${stage.key}`;
      if (kind === "stage" && isNew) marks.set(stageMark, "new");
      else if (!marks.has(stageMark)) marks.set(stageMark, "changed");
      if (kind === "deadline") {
        const [was, is] = [before, now].map((part) =>
          part?.kind === kind ? dateOf(part.of.autoAction) : undefined,
        );
        marks.set(`deadline ${stage.key}`, was ? { was, is } : "changed");
      }
    }
    if (now?.kind === "field") marks.set(now.field.path, isNew ? "new" : "changed");
    if (now?.kind === "document") marks.set(now.document.path, isNew ? "new" : "changed");
  }
  return marks;
}
