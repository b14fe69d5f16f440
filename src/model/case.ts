import { cardFromEnds } from "#privacy/card-number.ts";
import type { BpItem } from "#wire/bp-item.ts";
import type { CaseDocument } from "./case-document.ts";
import type { CaseId } from "./case-id.ts";
import { disputedIn, type FieldMeanings } from "./disputed.ts";
import { hasValue, readField } from "./field.ts";
import {
  hasUnread,
  ifDeclared,
  isMismatch,
  readDate,
  readFlag,
  readItems,
  readSpecValue,
  receivedText,
} from "./received.ts";
import { finalStage, readStages } from "./stage.ts";
import { readTransaction } from "./transaction.ts";

/** A case as the screens use it. Spec, Case (BpItem). */
export type Case = Readonly<ReturnType<typeof withMeanings>>;

/** The card masked, from the digits that were received; "" when there were none. */
export const cardText = ({ cardPrefix, cardSuffix }: Case): string =>
  cardPrefix + cardSuffix === "" ? "" : cardFromEnds(cardPrefix, cardSuffix);

/** @param id the id that was requested, which the answer may lack. */
const readItem = (item: BpItem, id: CaseId) => ({
  id,
  /** The human-readable index; "" when not received. Only shown, never sent. */
  code: receivedText(item.code),
  processName: receivedText(item.bpName),
  /** A {@link CaseType}, or an unknown code as received. */
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
  // Whether something came for these lists that could not be read.
  hasUnreadStages: hasUnread(item.stages),
  hasUnreadTransactions: hasUnread(item.startTrxProperty),
  hasUnreadParticipants: hasUnread(item.participantFields),
});

/** Reads a case, of which only its own amount is known to be disputed. */
export const readCase = (item: BpItem, id: CaseId): Case =>
  withMeanings(readItem(item, id), { caseTypes: {} });

export function withMeanings(caseData: ReturnType<typeof readItem>, meanings: FieldMeanings) {
  const { fields = [] } = finalStage(caseData.stages) ?? {};
  return {
    ...caseData,
    disputed: disputedIn(caseData, meanings),
    /** The fields of the final stage that the form profile names, in its order, that are visible and not empty. */
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
