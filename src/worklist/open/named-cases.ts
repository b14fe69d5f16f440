import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "#api/api-client.ts";
import { caseQueries } from "#api/queries.ts";
import type { Messages } from "#i18n/messages.ts";
import { foldText } from "#i18n/text-search.ts";
import type { CaseId } from "#model/case-id.ts";
import { isIdLikeCard, maskCard, maskedId, maskSign } from "#privacy/card-number.ts";
import { beginsLikeCard } from "#privacy/find-cards.ts";
import type { ReadCells } from "../store/listed-cases.ts";
import { listFirst, maskedCells } from "./names-in-messages.ts";
import { caseAddress, type IdOfCode, readCaseIds } from "./read-case-ids.ts";

export type NamedCases = {
  /** The ids, masked, that are not on the list and may be mistyped card numbers: the operator is asked about them. */
  readonly likeCards: { readonly count: number; readonly names: string } | undefined;
} & (
  | {
      readonly kind: "case";
      readonly address: string;
    }
  | { readonly kind: "list"; readonly read: ReadCells }
);

export type NamedCasesOrError = NamedCases | OpenError;

export interface OpenError {
  readonly kind: "error";
  readonly error: string;
  /** The ARN that was entered in place of a case number. */
  readonly arn?: string;
}

/** Finds the cases on the list that were read by their codes. A code that two cases share finds neither. */
export function codesOfList(
  ids: readonly CaseId[],
  queries: QueryClient,
  api: ApiClient,
): IdOfCode {
  const idsByCode = new Map<string, CaseId | undefined>();
  for (const id of ids) {
    const summary = queries.getQueryData(caseQueries.summary(api, id).queryKey);
    const code = comparable(summary?.code ?? "");
    if (code !== "") idsByCode.set(code, idsByCode.has(code) ? undefined : id);
  }
  return (code) => idsByCode.get(comparable(code));
}

/** The code of a case is short; a pasted text may have any length. */
const maxCodeLength = 100;

const comparable = (code: string) => (code.length > maxCodeLength ? "" : foldText(code).trim());

export function readNamedCases(
  text: string,
  t: Messages,
  idOfCode: IdOfCode,
  listed: readonly CaseId[] = [],
): NamedCasesOrError {
  const read = readCaseIds(text, idOfCode);
  const [id] = read.ids;
  if (id === undefined) return { kind: "error", ...errorIn(read.others, t) };
  // Words around an id name no other case, but a cell with digits may be a mistyped id.
  const isOneCase =
    read.ids.every((other) => other === id) && !read.others.some((cell) => /\d/.test(cell));
  const doubtful = [...new Set(read.ids).difference(new Set(listed))].filter(isIdLikeCard);
  const masked = [...doubtful.map(maskedId), ...numbersInFours(text).map(maskCard)];
  const names = listFirst(masked, t.ui);
  const likeCards = masked.length > 0 ? { count: masked.length, names } : undefined;
  if (isOneCase) return { kind: "case", address: caseAddress(text, id), likeCards };
  return { kind: "list", read, likeCards };
}

/** Four groups of four digits in a line that begin like a card: they may be a mistyped number, and no ids. */
function numbersInFours(text: string): string[] {
  const found = text.matchAll(/(?<!\d[^\S\r\n]?)\d{4}(?:[^\S\r\n]\d{4}){3}(?![^\S\r\n]?\d)/g);
  return [...found].map(([fours]) => fours.replaceAll(/\s/g, "")).filter(beginsLikeCard);
}

function errorIn(
  others: readonly string[],
  { app: { open }, ui }: Messages,
): Omit<OpenError, "kind"> {
  const shown = maskedCells(others);
  const [only, ...more] = shown;
  if (only === undefined) return { error: open.none };
  if (more.length > 0) {
    return { error: open.notIds({ count: others.length, names: listFirst(shown, ui) }) };
  }
  if (only.includes(maskSign)) return { error: open.notCard({ text: only }) };
  if (/^\d{23}$/.test(only)) return { error: open.notArn, arn: only };
  return { error: (isCodeLike(only) ? open.notListed : open.notId)({ text: only }) };
}

/** Whether a text looks like the code of a case: it begins with a letter, and has a digit; not an address. */
const isCodeLike = (text: string): boolean => /^\p{L}[^\s/:@]*$/u.test(text) && /\d/.test(text);
