import type { BankContact, BpStartTrxProperty } from "#wire/bp-item.ts";
import type { CaseField } from "./field.ts";
import {
  hasUnread,
  readDate,
  readFlag,
  readItems,
  readSpecValue,
  receivedText,
} from "./received.ts";

/** The transaction that started the case. Spec, BpStartTrxProperty. */
export type Transaction = Readonly<ReturnType<typeof readTransaction>>;

export const sides = ["initiator", "respondent"] as const;

/** The visible fields that say nothing but the name of a side: `Issuer`, `Harbour & Vale Bank`. */
export const fieldsNaming = (name: string, fields: readonly CaseField[]): CaseField[] =>
  fields.filter(
    ({ kind, shown, valueCode, documents, isVisible }) =>
      isVisible &&
      (kind === "text" || kind === "choice") &&
      name !== "" &&
      receivedText(shown) === name &&
      valueCode === "" &&
      documents.length === 0,
  );

export const readTransaction = (received: BpStartTrxProperty, index: number) => ({
  /** Its path in the response: `startTrxProperty[0]`. */
  path: `startTrxProperty[${index}]`,
  date: readDate(received.date),
  transactionDate: readDate(received.transactionDate),
  /** The amount without its currency. */
  amount: readSpecValue(received.amount),
  amountAndCurrency: receivedText(received.amountAndCurrency),
  merchant: receivedText(received.cardAcceptorName),
  /** Acquirer reference number; "" when not received. */
  arn: receivedText(received.arn),
  operationType: receivedText(received.operationType),
  operatorRole: receivedText(received.operatorRoleName),
  operatorIsInitiator: readFlag(received.operatorInitiator, undefined),
  initiator: receivedText(received.initiatorName),
  respondent: receivedText(received.respondentName),
  initiatorContacts: readItems(received.initiatorContacts).map(readContact),
  respondentContacts: readItems(received.respondentContacts).map(readContact),
  /** The sides that have received contacts that could not be read. */
  unreadContacts: sides.filter((side) => hasUnread(received[`${side}Contacts`])),
});

/** Spec, BankContact. */
const readContact = (received: BankContact) => ({
  bankId: receivedText(received.bankId),
  bic: receivedText(received.bic),
  direction: receivedText(received.direction),
  phone: receivedText(received.phone),
  email: receivedText(received.email),
});
