import { useEffect, useRef, useState } from "react";
import type { Marks } from "#glance/marks.ts";
import type { Case } from "#model/case.ts";
import type { Change } from "#model/change.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { onSeen } from "./seen-events.ts";

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
  const first = useRef<{ readonly shown: Case; readonly readAt: number } | undefined>({
    shown,
    readAt,
  });
  const read = useRef({ last: shown, isFirst: true });
  const [seen, setSeen] = useState<ChangesSeen>();

  useEffect(() => {
    if (read.current.last !== shown) read.current = { last: shown, isFirst: false };
    let stop: (() => void) | undefined;
    let isLate = false;
    async function begin() {
      const { lookAt, marksOf, prepare } = await import("./on-screen.ts");
      await prepare(first.current?.shown ?? shown);
      if (isLate) return;
      // A refresh may come before the case could be looked at as it was first.
      if (first.current) lookAt(first.current.shown, first.current.readAt);
      first.current = undefined;
      const look = () => {
        const changes = lookAt(shown, readAt);
        setSeen({ changes, marks: marksOf(changes), isNews: !read.current.isFirst });
      };
      look();
      stop = onSeen(look);
    }
    let giveUp: (() => void) | undefined;
    // A frame is painted only where somebody can see it.
    const frame = requestAnimationFrame(() => {
      giveUp = whenIdle(() => void begin().catch(leaveUnmarked));
    });
    return () => {
      isLate = true;
      cancelAnimationFrame(frame);
      giveUp?.();
      stop?.();
    };
  }, [shown, readAt]);

  return seen;
}

/** Its file is gone after a deployment: the case is there without its marks. */
function leaveUnmarked(): void {}
