import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Change } from "#model/change.ts";
import { type CaseChanges, changesQuery } from "./changes-query.ts";
import type { CaseVersion } from "./seen-cases.ts";
import { useSeenCases } from "./seen-cases-context.ts";

export interface ShownChanges extends CaseChanges {
  /** Whether a refresh has brought a change that was not listed before. */
  readonly isNews: boolean;
}

/**
 * The changes of the case on the screen; `undefined` until they are first detected. After a refresh the
 * changes of the version before stay until the new ones are detected. See `SeenCases` for what counts as
 * seen.
 */
export function useChanges(version: CaseVersion): ShownChanges | undefined {
  const { data } = useQuery({
    ...changesQuery(useSeenCases(), version),
    placeholderData: keepPreviousData,
  });
  // Deferred, because every field renders again for its mark.
  const latest = useDeferredValue(data);
  const [firstRetrievedAt] = useState(version.retrievedAt);
  const [listed, setListed] = useState<ShownChanges>();
  if (latest && latest.changes !== listed?.changes) {
    const isFirst = latest.version.retrievedAt === firstRetrievedAt;
    const isNews = !isFirst && hasNews(latest.changes, listed?.changes ?? []);
    setListed({ ...latest, isNews });
  }
  return listed;
}

/** Whether a list has a change that an earlier list does not have. */
function hasNews(changes: readonly Change[], before: readonly Change[]): boolean {
  const known = new Set(before.map(textOf));
  // Changes without values, with fingerprints only, may have the same text.
  return changes.length > before.length || changes.some((change) => !known.has(textOf(change)));
}

const textOf = ({ type, kind, stage, before, now }: Change) =>
  JSON.stringify([
    type,
    kind,
    stage?.key,
    ...[before, now].map((part) => [part?.path, part?.text]),
  ]);
