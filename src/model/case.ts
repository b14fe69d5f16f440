import { cardFromEnds } from "#privacy/card-number.ts";
import type { BpItem } from "#wire/bp-item.ts";
import type { DateTime } from "#wire/date-time.ts";
import type { Decimal } from "#wire/spec-value.ts";
import type { CaseDocument } from "./case-document.ts";
import type { CaseId } from "./case-id.ts";
import { type Disputed, disputedIn, type FieldMeanings } from "./disputed.ts";
import { type CaseField, hasValue, readField } from "./field.ts";
import {
  hasUnread,
  ifDeclared,
  isMismatch,
  type Received,
  readDate,
  readFlag,
  readItems,
  readSpecValue,
  receivedText,
} from "./received.ts";
import { finalStage, readStages, type Stage } from "./stage.ts";
import { readTransaction, type Transaction } from "./transaction.ts";

/** A case as the screens use it. Spec, Case (BpItem). */
export interface Case {
  readonly id: CaseId;
  /** The human-readable index; "" when not received. Only shown, never sent. */
  readonly code: string;
  readonly processName: string;
  /** A {@link CaseType}, or an unknown code as received. */
  readonly caseType: string;
  readonly paymentSystem: string;
  readonly amount: Received<Decimal>;
  /** Without {@link withMeanings} the case's own amount. */
  readonly disputed: Disputed;
  /** The fields of the final stage that the form profile names, in its order, that are visible and not empty. */
  readonly outcome: readonly CaseField[];
  readonly cardPrefix: string;
  readonly cardSuffix: string;
  readonly created: Received<DateTime>;
  readonly user: string;
  readonly operatorRole: Received<string | boolean>;
  readonly observers: readonly string[];
  /** Whether the observers are something else than a list or a name; then `observers` has it as received. */
  readonly hasUnreadObservers: boolean;
  readonly viewerObserves: boolean;
  readonly hasReversal: boolean;
  readonly stageDescription: string;
  readonly stages: readonly Stage[];
  readonly transactions: readonly Transaction[];
  readonly participants: readonly CaseField[];
  /** Whether something came for these lists that could not be read. */
  readonly hasUnreadStages: boolean;
  readonly hasUnreadTransactions: boolean;
  readonly hasUnreadParticipants: boolean;
}

/** The card masked, from the digits that were received; "" when there were none. */
export const cardText = ({ cardPrefix, cardSuffix }: Case): string =>
  cardPrefix + cardSuffix === "" ? "" : cardFromEnds(cardPrefix, cardSuffix);

/** @param id the id that was requested, which the answer may lack. */
export function readCase(item: BpItem, id: CaseId): Case {
  const read = {
    id,
    code: receivedText(item.code),
    processName: receivedText(item.bpName),
    caseType: receivedText(item.bpCode),
    paymentSystem: receivedText(item.paymentSystem),
    amount: readSpecValue(item.amount),
    cardPrefix: receivedText(item.cardPrefix),
    cardSuffix: receivedText(item.cardSuffix),
    created: readDate(item.dateCreated),
    user: receivedText(item.userName),
    operatorRole: readFlag(item.operatorRole, undefined) ?? readSpecValue(item.operatorRole),
    // A value that is no list is shown as one observer.
    observers: [ifDeclared(item.observerList) ?? item.observerList]
      .flat()
      .map(receivedText)
      .filter((name) => name !== ""),
    hasUnreadObservers:
      isMismatch(item.observerList) && typeof item.observerList.received !== "string",
    viewerObserves: readFlag(item.isCurentUserObserver, false),
    hasReversal: readFlag(item.isReversalExists, false),
    stageDescription: receivedText(item.stageDescription),
    stages: readStages(readItems(item.stages)),
    transactions: readItems(item.startTrxProperty).map(readTransaction),
    participants: readItems(item.participantFields).map((field, index) =>
      readField(field, `participantFields[${index}]`, ""),
    ),
    hasUnreadStages: hasUnread(item.stages),
    hasUnreadTransactions: hasUnread(item.startTrxProperty),
    hasUnreadParticipants: hasUnread(item.participantFields),
  };
  return withMeanings(read, { caseTypes: {} });
}

export function withMeanings(
  caseData: Omit<Case, "disputed" | "outcome">,
  meanings: FieldMeanings,
): Case {
  const { fields = [] } = finalStage(caseData.stages) ?? {};
  return {
    ...caseData,
    disputed: disputedIn(caseData, meanings),
    outcome: (meanings.outcomeFields ?? []).flatMap((code) =>
      fields.filter((field) => field.code === code && field.isVisible && hasValue(field)),
    ),
  };
}

/** Every document of every field, in the order received. */
export const documentsOf = ({ stages, participants }: Case): CaseDocument[] =>
  [...stages, ...participants].flatMap(({ documents }) => documents);

export const hasHiddenFields = ({ stages, participants }: Case): boolean =>
  [...stages.flatMap(({ fields }) => fields), ...participants].some(({ isVisible }) => !isVisible);

/** Whether something came for documents of a field that could not be read. */
export const hasUnreadDocuments = ({ stages, participants }: Case): boolean =>
  [...stages, ...participants].some((part) => part.hasUnreadDocuments);
