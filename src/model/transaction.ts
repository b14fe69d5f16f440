import type { BankContact, BpStartTrxProperty } from "#wire/bp-item.ts";
import type { CalendarDate } from "#wire/date-time.ts";
import type { Decimal } from "#wire/spec-value.ts";
import type { CaseField } from "./field.ts";
import {
  hasUnread,
  type Received,
  readDate,
  readFlag,
  readItems,
  readSpecValue,
  receivedText,
} from "./received.ts";

/** A contact of one bank. Spec, BankContact. */
export interface Contact {
  readonly bankId: string;
  readonly bic: string;
  readonly direction: string;
  readonly phone: string;
  readonly email: string;
}

/** The transaction that started the case. Spec, BpStartTrxProperty. */
export interface Transaction {
  /** Its path in the response: `startTrxProperty[0]`. */
  readonly path: string;
  readonly date: Received<CalendarDate>;
  readonly transactionDate: Received<CalendarDate>;
  /** The amount without its currency. */
  readonly amount: Received<Decimal>;
  readonly amountAndCurrency: string;
  readonly merchant: string;
  /** Acquirer reference number; "" when not received. */
  readonly arn: string;
  readonly operationType: string;
  readonly operatorRole: string;
  readonly operatorIsInitiator: boolean | undefined;
  readonly initiator: string;
  readonly respondent: string;
  readonly initiatorContacts: readonly Contact[];
  readonly respondentContacts: readonly Contact[];
  /** The sides that have received contacts that could not be read. */
  readonly unreadContacts: readonly (typeof sides)[number][];
}

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

export const readTransaction = (received: BpStartTrxProperty, index: number): Transaction => ({
  path: `startTrxProperty[${index}]`,
  date: readDate(received.date),
  transactionDate: readDate(received.transactionDate),
  amount: readSpecValue(received.amount),
  amountAndCurrency: receivedText(received.amountAndCurrency),
  merchant: receivedText(received.cardAcceptorName),
  arn: receivedText(received.arn),
  operationType: receivedText(received.operationType),
  operatorRole: receivedText(received.operatorRoleName),
  operatorIsInitiator: readFlag(received.operatorInitiator, undefined),
  initiator: receivedText(received.initiatorName),
  respondent: receivedText(received.respondentName),
  initiatorContacts: readItems(received.initiatorContacts).map(readContact),
  respondentContacts: readItems(received.respondentContacts).map(readContact),
  unreadContacts: sides.filter((side) => hasUnread(received[`${side}Contacts`])),
});

const readContact = (received: BankContact): Contact => ({
  bankId: receivedText(received.bankId),
  bic: receivedText(received.bic),
  direction: receivedText(received.direction),
  phone: receivedText(received.phone),
  email: receivedText(received.email),
});
