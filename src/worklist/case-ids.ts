import { maskedStart } from "#language/card-number.ts";
import type { CaseId } from "#model/case-id.ts";
import { type IdColumn, idColumnIn } from "./id-column.ts";
import { idParts } from "./id-parts.ts";

/** The ids in a text, each once, and the parts of it that are none. */
export interface ReadIds {
  readonly ids: readonly CaseId[];
  /** What stood there more than once, each once. */
  readonly repeated: readonly CaseId[];
  /** As they stood there. */
  readonly others: readonly string[];
  /** The box did not take all of it: its last line or part, which may be half an id, was left out. */
  readonly isCut?: boolean;
  /** The one column that was read, when they stood in a table. */
  readonly column?: Omit<IdColumn, "parts"> | undefined;
}

/** The address of the one case a text names; a pasted link keeps the stage it selects. */
export function caseAddress(text: string, id: CaseId): string {
  const link = new RegExp(`\\bcases/${id}/?\\?([^#\\s<>"\\p{Cf}]*)`, "iu").exec(text);
  // What ends the sentence or the bracket around the link is no part of it.
  const query = link?.[1]?.replace(/^([^(]*)\).*$/, "$1").replace(/[.,;:!]+$/, "");
  const stage = new URLSearchParams(query).get("stage");
  return stage === null ? `/cases/${id}` : `/cases/${id}?stage=${encodeURIComponent(stage)}`;
}

/**
 * Reads one id, a list with separators of any kind, links to cases, or the column of a table that
 * holds the ids. What looks like a card number or an amount is none.
 */
export function readCaseIds(text: string): ReadIds {
  const column = idColumnIn(text);
  const parts = column?.parts ?? idParts(withoutNumbers(text));
  const all = parts.flatMap(({ id }) => id ?? []);
  const seen = new Set<CaseId>();
  const repeated = new Set<CaseId>();
  for (const id of all) (seen.has(id) ? repeated : seen).add(id);
  return {
    ids: [...seen],
    repeated: [...repeated],
    others: parts.filter(({ id }) => id === undefined).map(({ part }) => part),
    ...(column && { column: { at: column.at, of: column.of, isNumbered: column.isNumbered } }),
  };
}

/** The lines of a list whose numbers, `1.` and `2.`, come before them, without those; else the text. */
function withoutNumbers(text: string): string {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  const rests = lines.map((line, at) => {
    const [, number, rest] = /^\s*(\d+)[.)]\s+(.*)$/.exec(line) ?? [];
    return Number(number) === at + 1 ? rest : undefined;
  });
  return rests.includes(undefined) ? text : rests.join("\n");
}

/** Whether a text asks for one case: an id, with nothing but words around it. */
export const isOneCase = ({ ids, others }: ReadIds): boolean =>
  ids.length === 1 && !others.some((part) => /\d/.test(part));

/** A part of a text that is no id, as it may be said: short, and without a card number. */
export const shownPart = (part: string): string => maskedStart(part, 40);
