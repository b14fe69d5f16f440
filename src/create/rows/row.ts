import type { ResultItem } from "#api/create-cases.ts";
import { cleanArn } from "#model/arn.ts";
import { arnDoubt } from "#model/arn-doubt.ts";
import type { Money } from "#model/money/money.ts";
import { isLost, isShortened } from "#model/spreadsheet-cell.ts";
import { isCardNumber, maskCard, maskCardNumbers } from "#privacy/card-number.ts";
import { passesLuhn } from "#privacy/find-cards.ts";
import type { RowError } from "../form/form-errors.ts";
import { isAnyEntered, isFreeTextColumn, type RowValues } from "../form/values.ts";
import type { CardNumber } from "./card-number.ts";
import { type ExistingCase, findExistingCases, type SentTransactions } from "./existing-case.ts";
import { isExistingCase, isStop, isWarning, type PasteError, type Problem } from "./problem.ts";

export interface EnteredRow {
  /** Unique on the page. */
  readonly key: string;
  /** From 1; it stays the same once the operator has seen it in a result. */
  readonly number: number;
  readonly rawArn: string;
  /** Cleared when the case was created, or the form is left. Drafts, links, exports and logs never take the whole row. */
  readonly card: CardNumber;
  /** The row's own values of fields; the form's values apply to the other fields. */
  readonly values: RowValues;
  /** Why the pasted row could not be read; it stays until the ARN is edited. */
  readonly pasteError?: PasteError | undefined;
  /** Whether it had a card number that could not be kept: a draft after a reload. */
  readonly isCardMissing: boolean;
  /** Whether the operator has left it out in the question. It is sent again only after *Send too*. */
  readonly isNotThisTime: boolean;
  /** The service's reason if it refused the row and it was not changed since; "" when it gave none. */
  readonly refusal?: string | undefined;
  /** The case that the refusal named. A row with only a card number is not found in the history of requests. */
  readonly namedCase?: ExistingCase | undefined;
  /** What became of it in the last press, until its form is shown again. */
  readonly result?: RowResult | undefined;
}

/** A row to add: pasted, or from a draft, which may have its number and the service's reason in a result. */
export interface NewRow {
  readonly number?: number | undefined;
  /** As entered, or as far as it could be read; what looks like a card number is masked. */
  readonly arn: string;
  readonly card?: string;
  readonly isCardMissing?: boolean;
  readonly isNotThisTime?: boolean | undefined;
  readonly values?: RowValues | undefined;
  readonly pasteError?: PasteError | undefined;
  readonly refusal?: string | undefined;
}

/** What became of a row in the last press, in the order of a result: what needs a decision comes first. */
export const resultStatuses = [
  "refused",
  /** The service answered without saying what became of it. */
  "notReported",
  /** Its answer was lost, or can't be matched to it. */
  "unknown",
  "notSent",
  /** It can't be sent. */
  "leftOut",
  /** It can be sent, and the operator has left it out in the question. */
  "notThisTime",
  "created",
] as const;

export type ResultStatus = (typeof resultStatuses)[number];

/** What the form says of a row before it is sent. */
export const formStatuses = ["ready", "warning", "refused", "leftOut", "notThisTime"] as const;

export type FormStatus = (typeof formStatuses)[number];

/** What became of a row in its request. */
export interface RowResult {
  readonly status: Extract<ResultStatus, "refused" | "notReported" | "unknown" | "created">;
  /** The number of its request, from 1. */
  readonly request: number;
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt?: number | undefined;
  /** What was disputed, as sent. */
  readonly disputed?: Money | undefined;
  /** The service's item; absent where there was no answer, or none that can be matched. */
  readonly item?: ResultItem | undefined;
}

export interface Row extends EnteredRow {
  /** The ARN cleaned. What looks like a card number is masked, and never sent. */
  readonly arn: string;
  /** Its card number masked, also after its case was created; "" without one. */
  readonly cardMask: string;
  readonly problems: readonly Problem[];
}

const isStopped = ({ problems }: Row): boolean => problems.some(isStop);

export const hasWarning = ({ problems }: Row): boolean =>
  problems.some((problem) => isWarning(problem));

/** Why a case may already exist for a row. */
export const existingCaseOf = ({ problems }: Row): ExistingCase | undefined =>
  problems.find(isExistingCase);

/** Whether the ARN of a row was sent before, from this tab or another one. */
export const isSentBefore = (row: Row): boolean => {
  const existingCase = existingCaseOf(row);
  return existingCase !== undefined && "at" in existingCase;
};

/** Whether a row has a card number, or had one that has to be typed again. */
export const hasOrHadCard = ({ card, isCardMissing }: EnteredRow): boolean =>
  card.digits !== "" || isCardMissing;

export const isEntered = (row: EnteredRow): boolean =>
  row.rawArn.trim() !== "" || hasOrHadCard(row) || isAnyEntered(row.values);

export function resultStatusOf(row: Row): ResultStatus {
  if (row.result) return row.result.status;
  if (isStopped(row)) return "leftOut";
  return row.isNotThisTime ? "notThisTime" : "notSent";
}

/** The status of a row in the form; `undefined` for an empty one. */
export function formStatusOf(row: Row): FormStatus | undefined {
  if (!isEntered(row)) return undefined;
  if (isStopped(row)) return "leftOut";
  if (row.isNotThisTime) return "notThisTime";
  if (row.refusal !== undefined) return "refused";
  return hasWarning(row) ? "warning" : "ready";
}

/** The rows that the next press sends. */
export const rowsToSend = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => resultStatusOf(row) === "notSent");

/** The rows that can't be sent, without those in which nothing is entered. */
export const rowsLeftOut = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => resultStatusOf(row) === "leftOut" && isEntered(row));

/** An ARN as it is sent, shown and stored; what looks like a card number is masked, and never sent. */
export const safeArn = (rawArn: string): string =>
  arnDoubt(rawArn) === "card" ? maskCardNumbers(rawArn) : cleanArn(rawArn);

/**
 * Derives a row from what is entered, not yet compared with others.
 * @param errors what is wrong with its values.
 */
export function deriveRow(entered: EnteredRow, errors: readonly RowError[] = []): Row {
  const arn = safeArn(entered.rawArn);
  const { digits } = entered.card;
  const stop = stopOf(entered, arn);
  const values = errors.map((error) => ({ kind: "value", ...error }) as const);
  const stops = [...(stop ? [stop] : []), ...values];
  return {
    ...entered,
    arn,
    cardMask: maskCard(digits),
    problems: [
      ...stops,
      ...(stops.length > 0 ? [] : arnWarnings(entered.rawArn)),
      ...cardWarnings(entered),
      ...lostValues(entered.values),
    ],
  };
}

function stopOf(
  { rawArn, pasteError, card: { digits: card } }: EnteredRow,
  arn: string,
): Problem | undefined {
  const doubt = arnDoubt(rawArn);
  if (pasteError !== undefined) return { kind: pasteError };
  if (doubt === "card") return { kind: "card-as-arn" };
  if (doubt === "characters") return { kind: isShortened(arn) ? "shortened" : "characters" };
  if (card !== "" && !isCardNumber(card)) return { kind: "card" };
  // Without an ARN the card number alone identifies the row.
  return arn === "" && card === "" ? { kind: "nothing" } : undefined;
}

/** What is doubtful about the ARN of a row that can be sent. */
function arnWarnings(rawArn: string): Problem[] {
  const doubt = arnDoubt(rawArn);
  if (doubt === "length") return [{ kind: doubt, length: cleanArn(rawArn).length }];
  return doubt === "rounded" || doubt === "check-digit" ? [{ kind: doubt }] : [];
}

function cardWarnings({ card: { digits }, isCardMissing }: EnteredRow): Problem[] {
  const isDoubtful = isCardNumber(digits) && !passesLuhn(digits);
  return [
    ...(isDoubtful ? [{ kind: "card-check-digit" } as const] : []),
    ...(isCardMissing ? [{ kind: "card-missing" } as const] : []),
  ];
}

function lostValues(values: RowValues): Problem[] {
  const lost = Object.entries(values).find(
    ([key, { text }]) => isFreeTextColumn(key) && isLost(text),
  );
  return lost ? [{ kind: "lost", text: lost[1].text }] : [];
}

/**
 * Compares rows with each other and with what was sent before. Those that have a result stay as they are. A row about
 * which nothing new is known stays the same object.
 */
export function compareRows(rows: readonly Row[], sent: SentTransactions): Row[] {
  const identities = rows.map((row) => {
    const { number, arn, card } = row;
    return isStopped(row) ? { number, arn: "", card: "" } : { number, arn, card: card.digits };
  });
  const found = findExistingCases(identities, sent);
  return rows.map((row, index) => {
    const existingCase = found[index] ?? row.namedCase;
    if (row.result || isSameCase(existingCaseOf(row), existingCase)) return row;
    return withExistingCase(row, existingCase);
  });
}

export function withExistingCase(row: Row, found: ExistingCase | undefined): Row {
  const others = row.problems.filter((problem) => !isExistingCase(problem));
  return { ...row, problems: found ? [found, ...others] : others };
}

const isSameCase = (left: ExistingCase | undefined, right: ExistingCase | undefined): boolean =>
  // Nearly all of thousands of rows have no existing case.
  left === right ||
  (left !== undefined && right !== undefined && JSON.stringify(left) === JSON.stringify(right));
