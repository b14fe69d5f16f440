import type { ResultItem } from "#api/create-cases.ts";
import type { ArnDoubt } from "#model/arn-doubt.ts";
import type { RowError } from "../form/form-errors.ts";
import { isAnyEntered, type RowValues } from "../form/values.ts";
import type { CardNumber } from "./card-number.ts";
import type { ExistingCase } from "./existing-case.ts";

export const pasteErrors = ["shortened", "characters", "card-as-arn"] as const;

export type PasteError = (typeof pasteErrors)[number];

/** Why a transaction can't be sent. It is left out, and does not keep the others from being sent. */
export type TransactionError = PasteError | "card" | "nothing" | "values";

export interface EnteredTransaction {
  /** Unique on the page. */
  readonly key: string;
  /** From 1; it stays the same once the operator has seen it in a result. */
  readonly number: number;
  readonly rawArn: string;
  /** Cleared when the case was created, or the form is left. Drafts, links, exports and logs never take the whole row. */
  readonly card: CardNumber;
  /** The transaction's own values of fields; the form's values apply to the other fields. */
  readonly values: RowValues;
  /** Why the pasted row could not be read; it stays until the ARN is edited. */
  readonly pasteError?: PasteError | undefined;
  /** Whether it had a card number that could not be kept: a draft after a reload. */
  readonly isCardMissing: boolean;
  /** Whether the operator has left it out in the question. It is sent again only after *Send too*. */
  readonly isNotThisTime: boolean;
  /** The service's reason if it refused the transaction and it was not changed since; "" when it gave none. */
  readonly refusal?: string | undefined;
  /** The case that the refusal named. A transaction with only a card number is not found in the history of requests. */
  readonly namedCase?: ExistingCase | undefined;
}

/** A transaction to add: pasted, or from a draft, which may have its number and the service's reason in a result. */
export interface NewTransaction {
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

/**
 * What the next press does with a transaction, or what became of it in the last one, in the order in which a result shows
 * them: what needs a decision comes first.
 */
export const rowStatuses = [
  "refused",
  /** The service answered without saying what became of it. */
  "notReported",
  /** Its answer was lost, or can't be matched to it. */
  "unknown",
  /** To be sent. */
  "ready",
  /** It can't be sent; `error` says why. */
  "leftOut",
  /** It can be sent, and the operator has left it out in the question. */
  "notThisTime",
  "created",
] as const;

export type RowStatus = (typeof rowStatuses)[number];

/** What became of a transaction in its request. */
export interface RowResult {
  /** `ready` when it was not sent after all. */
  readonly status: RowStatus;
  /** The number of its request, from 1; absent until that has ended. */
  readonly request?: number | undefined;
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt?: number | undefined;
  /** The service's item; absent where there was no answer, or none that can be matched. */
  readonly item?: ResultItem | undefined;
}

export interface Transaction extends EnteredTransaction, RowResult {
  /** The ARN cleaned. What looks like a card number is masked, and never sent. */
  readonly arn: string;
  /** Its card number masked, also after its case was created; "" without one. */
  readonly cardMask: string;
  readonly error: TransactionError | undefined;
  readonly rowErrors: readonly RowError[];
  readonly arnDoubt: ArnDoubt | undefined;
  /** Whether the check digit of its card number is wrong. */
  readonly isCardDoubtful: boolean;
  readonly existingCase: ExistingCase | undefined;
  /** What a spreadsheet has left in place of a text among its values, such as `#REF!`. */
  readonly lostText: string | undefined;
}

/** Tells by its kind whether a transaction has a warning. The operator is asked before it is sent. */
export const warningTests = {
  repeated: ({ existingCase }: Transaction) => existingCase?.kind === "repeated",
  existing: ({ existingCase }: Transaction) =>
    existingCase !== undefined && existingCase.kind !== "repeated",
  doubtful: ({ arnDoubt }: Transaction) => arnDoubt !== undefined,
  card: ({ isCardDoubtful, isCardMissing }: Transaction) => isCardDoubtful || isCardMissing,
  lost: ({ lostText }: Transaction) => lostText !== undefined,
};

/** The kinds of {@link warningTests}, in the order in which they are shown. */
export const warningKinds = ["repeated", "existing", "doubtful", "card", "lost"] as const;

export type WarningKind = (typeof warningKinds)[number];

export const hasWarning = (row: Transaction): boolean =>
  warningKinds.some((kind) => warningTests[kind](row));

/** Whether the ARN of a transaction was sent before, from this tab or another one. */
export const isSentBefore = ({ existingCase }: Transaction): boolean =>
  existingCase !== undefined && "at" in existingCase;

/** Whether a transaction has a card number, or had one that has to be typed again. */
export const hasOrHadCard = ({ card, isCardMissing }: EnteredTransaction): boolean =>
  card.digits !== "" || isCardMissing;

export const isEntered = (row: EnteredTransaction): boolean =>
  row.rawArn.trim() !== "" || hasOrHadCard(row) || isAnyEntered(row.values);

/** What the form says of a transaction before it is sent. */
export const formStatuses = ["ready", "warning", "refused", "leftOut", "notThisTime"] as const;
export type FormStatus = (typeof formStatuses)[number];

/** The status of a transaction in the form; `undefined` for an empty one. */
export function formStatusOf(row: Transaction): FormStatus | undefined {
  if (!isEntered(row)) return undefined;
  if (row.status === "leftOut" || row.status === "notThisTime") return row.status;
  if (row.refusal !== undefined) return "refused";
  return hasWarning(row) ? "warning" : "ready";
}

/** The transactions that the next press sends. */
export const rowsToSend = (rows: readonly Transaction[]): readonly Transaction[] =>
  rows.filter(({ status }) => status === "ready");

/** The transactions that can't be sent, without those in which nothing is entered. */
export const rowsLeftOut = (rows: readonly Transaction[]): readonly Transaction[] =>
  rows.filter((row) => row.status === "leftOut" && isEntered(row));
