import { holdsCardNumber, maskCardNumbers } from "#language/card-number.ts";
import { type CaseId, readCaseId } from "#model/case-id.ts";

/** The ids in a text, each once, and the parts of it that are none. */
export interface ReadIds {
  readonly ids: readonly CaseId[];
  /** What stood there more than once, each once. */
  readonly repeated: readonly CaseId[];
  /** As they stood there. */
  readonly others: readonly string[];
}

/** The address of the one case a text names; a pasted link keeps the stage it selects. */
export function caseAddress(text: string, id: CaseId): string {
  const stage = new URLSearchParams(/\?([^#\s]*)/.exec(text)?.[1]).get("stage");
  return stage === null ? `/cases/${id}` : `/cases/${id}?stage=${encodeURIComponent(stage)}`;
}

/** A spreadsheet sets thousands apart by a space that does not break: `900 453` is one number. */
const groups = /(?<=\d)[\u00A0\u202F](?=\d{3}(?!\d))/g;
const separators = /[\s\u200B,;|"'<>«»“”()[\]]+/;

/** Reads one id, a list with separators of any kind, or links to cases. What looks like a card number is none. */
export function readCaseIds(text: string): ReadIds {
  const parts = text
    .replaceAll(groups, "")
    .split(separators)
    .filter((part) => part !== "")
    .map((part) => ({ part, id: holdsCardNumber(part) ? undefined : idIn(part) }));
  const all = parts.flatMap(({ id }) => id ?? []);
  const seen = new Set<CaseId>();
  const repeated = new Set<CaseId>();
  for (const id of all) (seen.has(id) ? repeated : seen).add(id);
  return {
    ids: [...seen],
    repeated: [...repeated],
    others: parts.filter(({ id }) => id === undefined).map(({ part }) => part),
  };
}

/** Whether a text asks for one case: an id, with nothing but words around it. */
export const isOneCase = ({ ids, others }: ReadIds): boolean =>
  ids.length === 1 && !others.some((part) => /\d/.test(part));

/** A part of a text that is no id, as it may be said: short, and without a card number. */
export const shownPart = (part: string): string =>
  maskCardNumbers(part.length > 40 ? `${part.slice(0, 40)}…` : part);

function idIn(part: string): CaseId | undefined {
  const inLink = /\/cases\/([^/?#]+)/.exec(part)?.[1];
  return readCaseId(inLink ?? part.replace(/^[#№]/, "").replace(/[.:]$/, ""));
}
