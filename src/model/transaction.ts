import type { BankContact, BpStartTrxProperty } from "#wire/bp-item.ts";
import type { CalendarDate } from "#wire/date-time.ts";
import type { Decimal } from "#wire/leaf.ts";
import { readItems, readOnly, readSent, type Sent, sentText } from "./sent.ts";

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
  readonly date: Sent<CalendarDate>;
  readonly transactionDate: Sent<CalendarDate>;
  /** The amount alone, in an unnamed currency. */
  readonly amount: Sent<Decimal>;
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
  date: readSent(sent.date),
  transactionDate: readSent(sent.transactionDate),
  amount: readSent(sent.amount),
  amountAndCurrency: sentText(sent.amountAndCurrency),
  merchant: sentText(sent.cardAcceptorName),
  arn: sentText(sent.arn),
  operationType: sentText(sent.operationType),
  operatorRole: sentText(sent.operatorRoleName),
  operatorIsInitiator: readOnly(sent.operatorInitiator),
  initiator: sentText(sent.initiatorName),
  respondent: sentText(sent.respondentName),
  initiatorContacts: readItems(sent.initiatorContacts).map(readContact),
  respondentContacts: readItems(sent.respondentContacts).map(readContact),
});

const readContact = (sent: BankContact): Contact => ({
  bankId: sentText(sent.bankId),
  bic: sentText(sent.bic),
  direction: sentText(sent.direction),
  phone: sentText(sent.phone),
  email: sentText(sent.email),
});
