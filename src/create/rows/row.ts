import type { ResultItem } from "#api/create-cases.ts";
import { type ArnDoubt, arnDoubt, cleanArn } from "#model/arn.ts";
import type { Money } from "#model/money/money.ts";
import { isShortened } from "#model/spreadsheet-cell.ts";
import { cleanCard, isCardNumber, maskCard, maskCardNumbers } from "#privacy/card-number.ts";
import { passesLuhn } from "#privacy/find-cards.ts";
import { isAnyEntered, type RowValues } from "../form/values.ts";
import {
  type ExistingCase,
  findExistingCases,
  isSameCase,
  type SentTransactions,
} from "./existing-case.ts";
import { headingOf, isExistingCase, isStop, type Problem } from "./problem.ts";

/**
 * The card number of a row, in memory only: a private field reaches no JSON. Every copy of a row, in React, in a queue
 * and in its requests, shares it, so that clearing it ends the number everywhere.
 */
export class CardNumber {
  #digits: string;

  constructor(entered = "") {
    this.#digits = cleanCard(entered);
  }

  /** Cleaned; "" without a number. */
  get digits(): string {
    return this.#digits;
  }

  clear(): void {
    this.#digits = "";
  }
}

export interface EnteredRow {
  /** Unique on the page. */
  readonly key: string;
  /** From 1; it stays the same once the operator has seen it in a result. */
  readonly number: number;
  /** As entered, or as far as it could be read; of a pasted or kept one, what looks like a card number is masked. */
  readonly rawArn: string;
  /** Cleared when the case was created, or the form is left. Drafts, links, exports and logs never take the whole row. */
  readonly card: CardNumber;
  readonly values: RowValues;
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

type KeptOfRow = "number" | "isCardMissing" | "isNotThisTime" | "values" | "refusal" | "namedCase";

/** A row to add: pasted, or from a draft, which may have its number and the service's reason in a result. */
export interface NewRow extends Pick<EnteredRow, "rawArn">, Partial<Pick<EnteredRow, KeptOfRow>> {
  readonly card?: string;
}

/** What became of a row in the last press, in the order of a result: what needs a decision comes first. */
export const resultStatuses = [
  "refused",
  /** The service answered without saying what became of it. */
  "notReported",
  /** Its answer was lost, or can't be matched to it. */
  "unknown",
  "notSent",
  "leftOut",
  "notThisTime",
  "created",
] as const;

export type ResultStatus = (typeof resultStatuses)[number];

export interface RowResult {
  readonly status: Extract<ResultStatus, "refused" | "notReported" | "unknown" | "created">;
  /** From 1, in its queue. */
  readonly requestNumber: number;
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt?: number | undefined;
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
  problems.some((problem) => headingOf(problem) !== undefined);

export const existingCaseOf = ({ problems }: Row): ExistingCase | undefined =>
  problems.find(isExistingCase);

export const hasOrHadCard = ({ card, isCardMissing }: EnteredRow): boolean =>
  card.digits !== "" || isCardMissing;

export const isEntered = (row: EnteredRow): boolean =>
  row.rawArn.trim() !== "" || hasOrHadCard(row) || isAnyEntered(row.values);

/** Whether a row can be sent once a currency is chosen for the rows without one. */
export const needsCurrency = (row: Row): boolean =>
  !row.isNotThisTime && !isStopped(row) && row.problems.some(({ kind }) => kind === "currency");

export function resultStatusOf(row: Row): ResultStatus {
  if (row.result) return row.result.status;
  if (isStopped(row) || needsCurrency(row)) return "leftOut";
  return row.isNotThisTime ? "notThisTime" : "notSent";
}

export const formStatuses = ["ready", "warning", "refused", "leftOut", "notThisTime"] as const;

/** `undefined` for an empty row, and where only the currency is missing. */
export function formStatusOf(row: Row): (typeof formStatuses)[number] | undefined {
  if (!isEntered(row)) return undefined;
  if (isStopped(row)) return "leftOut";
  if (row.isNotThisTime) return "notThisTime";
  if (row.refusal !== undefined) return "refused";
  if (hasWarning(row)) return "warning";
  return needsCurrency(row) ? undefined : "ready";
}

export const isToSend = (row: Row): boolean => resultStatusOf(row) === "notSent";

/** Whether a case is to be created for a row: now, or once a currency is chosen. */
export const isToCreate = (row: Row): boolean => needsCurrency(row) || isToSend(row);

/** An ARN as it is sent, shown and stored; what looks like a card number is masked, and never sent. */
export const safeArn = (rawArn: string, doubt = arnDoubt(rawArn)): string =>
  doubt === "card" ? maskCardNumbers(rawArn) : cleanArn(rawArn);

/** @param ofValues what is wrong with its values. @returns a row that is not yet compared with others. */
export function deriveRow(entered: EnteredRow, ofValues: readonly Problem[] = []): Row {
  const doubt = arnDoubt(entered.rawArn);
  const arn = safeArn(entered.rawArn, doubt);
  const { digits } = entered.card;
  const stop = stopOf(arn, doubt, digits);
  const problems = stop ? [stop, ...ofValues] : [...ofValues];
  const warning = arnWarning(arn, doubt);
  if (warning && !problems.some(isStop)) problems.push(warning);
  if (isCardNumber(digits) && !passesLuhn(digits)) problems.push({ kind: "card-check-digit" });
  if (entered.isCardMissing) problems.push({ kind: "card-missing" });
  return { ...entered, arn, cardMask: maskCard(digits), problems };
}

/** More digits are no ARN, which has 23. */
const longestArn = 30;

function stopOf(arn: string, doubt: ArnDoubt | undefined, card: string): Problem | undefined {
  if (doubt === "card") return { kind: "card-as-arn" };
  if (isShortened(arn) || isShortened(card)) return { kind: "shortened" };
  if (doubt === "characters" || arn.length > longestArn) return { kind: "characters" };
  if (card !== "" && !isCardNumber(card)) return { kind: "card" };
  // Without an ARN the card number alone identifies the row.
  return arn === "" && card === "" ? { kind: "nothing" } : undefined;
}

function arnWarning({ length }: string, doubt: ArnDoubt | undefined): Problem | undefined {
  if (doubt === "length") return { kind: doubt, length };
  return doubt === "rounded" || doubt === "check-digit" ? { kind: doubt } : undefined;
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
