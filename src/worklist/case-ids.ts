import { type CaseId, readCaseId } from "#model/case-id.ts";

/** The ids in a text, each once, and the parts of it that are none. */
export interface ReadIds {
  readonly ids: readonly CaseId[];
  readonly others: readonly string[];
}

/** The address of the one case a text names; a pasted link keeps the stage it selects. */
export function caseAddress(text: string, id: CaseId): string {
  const stage = new URLSearchParams(/\?([^#\s]*)/.exec(text)?.[1]).get("stage");
  return stage === null ? `/cases/${id}` : `/cases/${id}?stage=${encodeURIComponent(stage)}`;
}

/** Reads one id, a list with separators of any kind, or links to cases. */
export function readCaseIds(text: string): ReadIds {
  const parts = text
    .split(/[\s,;|"'<>()[\]]+/)
    .filter((part) => part !== "")
    .map((part) => ({ part, id: readCaseId(/\/cases\/([^/?#]+)/.exec(part)?.[1] ?? part) }));
  return {
    ids: [...new Set(parts.flatMap(({ id }) => id ?? []))],
    others: parts.filter(({ id }) => id === undefined).map(({ part }) => part),
  };
}
