import { ChangesNotice } from "#changes/ChangesNotice.tsx";
import type { ChangesSeen } from "#changes/use-changes.ts";
import type { Case } from "#model/case.ts";
import { type ChangeTools, useChangePlaces } from "./change-places.ts";

interface CaseChangesProps extends ChangeTools {
  readonly seen: ChangesSeen;
  readonly shown: Case;
  /** When it was read, milliseconds since 1970. */
  readonly readAt: number;
}

/** What has changed in the case on the screen, each with the way to its place. */
export function CaseChanges({ seen, shown, readAt, ...tools }: CaseChangesProps) {
  const places = useChangePlaces(tools);
  return <ChangesNotice {...places} {...seen} shown={shown} readAt={readAt} />;
}
