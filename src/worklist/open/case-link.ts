import { type CaseId, readEnteredId } from "#model/case-id.ts";

/** The id in a text that is an id or a link to a case, with a sign before or behind it. */
export function idIn(cell: string): CaseId | undefined {
  const inLink = /(?:^|\/)cases\/(\d+)(?=[/?#]|\W*$)/i.exec(cell)?.[1];
  return readEnteredId(inLink ?? withoutEnd(cell.replace(/^[#№]\s*/, "")));
}

export const withoutEnd = (cell: string): string => cell.replace(/[.:!?]$/, "");

/** The address of a case, with the stage that a link to it in the text names. */
export function caseAddress(text: string, id: CaseId): string {
  const link = new RegExp(`\\bcases/${id}/?\\?([^#\\s<>"\\p{Cf}]*)`, "iu").exec(text);
  // Punctuation after the link and a bracket around it are not part of the link.
  const query = link?.[1]?.replace(/^([^(]*)\).*$/, "$1").replace(/[.,;:!]+$/, "");
  const stage = new URLSearchParams(query).get("stage");
  return stage === null ? `/cases/${id}` : `/cases/${id}?stage=${encodeURIComponent(stage)}`;
}
