import type { BankContact, BpStartTrxProperty } from "#wire/bp-item.ts";
import type { CalendarDate } from "#wire/date-time.ts";
import type { Decimal } from "#wire/leaf.ts";
import { ifDeclared, type Received, readItems, readLeaf, receivedText } from "./received.ts";

/** How to reach one bank. Spec, BankContact. */
export interface Contact {
  readonly bankId: string;
  readonly bic: string;
  readonly direction: string;
  readonly phone: string;
  readonly email: string;
}

/** The transaction that started the case. Spec, BpStartTrxProperty. */
export interface Transaction {
  readonly date: Received<CalendarDate>;
  readonly transactionDate: Received<CalendarDate>;
  /** The amount alone, in an unnamed currency. */
  readonly amount: Received<Decimal>;
  readonly amountAndCurrency: string;
  readonly merchant: string;
  /** Acquirer reference number; "" when not sent. */
  readonly arn: string;
  readonly operationType: string;
  readonly operatorRole: string;
  readonly operatorIsInitiator: boolean | undefined;
  readonly initiator: string;
  readonly respondent: string;
  readonly initiatorContacts: readonly Contact[];
  readonly respondentContacts: readonly Contact[];
}

/** Spec, BpStartTrxProperty: an amount with its currency code, whose digits are no card's. */
export const isAmountText = (text: string): boolean => /^-?\d+(?:\.\d+)? [A-Z]{3}$/.test(text);

/** Reads one transaction. */
export const readTransaction = (sent: BpStartTrxProperty): Transaction => ({
  date: readLeaf(sent.date),
  transactionDate: readLeaf(sent.transactionDate),
  amount: readLeaf(sent.amount),
  amountAndCurrency: receivedText(sent.amountAndCurrency),
  merchant: receivedText(sent.cardAcceptorName),
  arn: receivedText(sent.arn),
  operationType: receivedText(sent.operationType),
  operatorRole: receivedText(sent.operatorRoleName),
  operatorIsInitiator: ifDeclared(sent.operatorInitiator),
  initiator: receivedText(sent.initiatorName),
  respondent: receivedText(sent.respondentName),
  initiatorContacts: readItems(sent.initiatorContacts).map(readContact),
  respondentContacts: readItems(sent.respondentContacts).map(readContact),
});

const readContact = (sent: BankContact): Contact => ({
  bankId: receivedText(sent.bankId),
  bic: receivedText(sent.bic),
  direction: receivedText(sent.direction),
  phone: receivedText(sent.phone),
  email: receivedText(sent.email),
});
