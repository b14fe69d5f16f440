import { type CaseType, isCaseType } from "./case-type.ts";
import { type CaseField, hasValue } from "./field.ts";
import { isOtherCurrency, isSameCurrency, minorUnit } from "./money/currency.ts";
import { type CurrencyAmount, readAmountText, sumsByCurrency } from "./money/currency-amount.ts";
import { isSameDecimal, readUnits } from "./money/decimal.ts";
import { type Decimal, hasText, ifDecimal, type Received, receivedText } from "./received.ts";
import type { Stage } from "./stage.ts";
import type { Transaction } from "./transaction.ts";

interface MarkedField {
  readonly code: string;
  readonly means?: "amount" | "reason" | undefined;
}

export interface FieldMeanings {
  readonly caseTypes: { readonly [Type in CaseType]?: readonly MarkedField[] | undefined };
  readonly outcomeFields?: readonly string[] | undefined;
}

export interface CaseAmount {
  readonly amount: Received<Decimal>;
  /** "" when it is unknown. */
  readonly currency: string;
  /** Digits after the decimal point that the currency has; `undefined` where unknown. */
  readonly exponent: number | undefined;
}

interface DisputedCase {
  readonly caseType: string;
  readonly amount: Received<Decimal>;
  readonly stages: readonly Stage[];
  readonly transactions: readonly Transaction[];
}

/**
 * What is disputed in a case: the first amount that can be read, with its currency, in a visible field which means it,
 * with its `stage`; else the case's own amount. Nothing is added up or converted.
 * @returns `of`: the case's own amount, where it is another one.
 */
export function disputedIn(caseData: DisputedCase, meanings: FieldMeanings) {
  const currency = currencyOf(caseData);
  const own = { amount: caseData.amount, currency, exponent: minorUnit(currency) };
  const reason = fieldsMeaning("reason", caseData, meanings).find(
    ({ field }) => field.kind === "choice" && hasValue(field),
  )?.field;
  const [marked] = fieldsMeaning("amount", caseData, meanings).flatMap(({ field, stage }) =>
    field.kind === "money" && field.money && field.money.currency !== ""
      ? [{ ...field.money, stage }]
      : [],
  );
  if (!marked) return { ...own, stage: undefined, of: undefined, reason };
  return { ...marked, of: isSameAmount(own, marked) ? undefined : own, reason };
}

/** The visible fields of the first code that the profile marks, in the order sent. */
function fieldsMeaning(
  means: MarkedField["means"],
  { caseType, stages }: DisputedCase,
  { caseTypes }: FieldMeanings,
): { field: CaseField; stage: Stage }[] {
  const fields = isCaseType(caseType) ? caseTypes[caseType] : undefined;
  const code = fields?.find((field) => field.means === means)?.code;
  return stages.flatMap((stage) =>
    stage.fields
      .filter((field) => field.isVisible && field.code === code)
      .map((field) => ({ field, stage })),
  );
}

/** Whether a case's own amount says nothing else than another one: it is the same, or was not received. */
const isSameAmount = (own: CaseAmount, { amount, currency }: CurrencyAmount): boolean =>
  !hasText(own.amount) ||
  (isSameDecimal(receivedText(own.amount), amount) && !isOtherCurrency(own.currency, currency));

/**
 * The currency of the case's own amount, an alphabetic code; "" when unknown. The specification has no currency
 * for this amount. If the case has only one transaction, with the same amount, the currency of the
 * transaction is used.
 */
export function currencyOf({
  amount,
  transactions,
}: Pick<DisputedCase, "amount" | "transactions">): string {
  const [only, ...others] = transactions;
  if (!only || others.length > 0) return "";
  const [own, transacted] = [ifDecimal(amount), ifDecimal(only.amount)];
  const isSame = own !== undefined && transacted !== undefined && isSameDecimal(own, transacted);
  return (isSame && readAmountText(only.amountAndCurrency)?.currency) || "";
}

/** The amounts of transactions by currency; none where the amount or the currency of one can't be read. */
export function transactedIn(transactions: readonly Transaction[]): readonly CurrencyAmount[] {
  const read = transactions.flatMap(({ amountAndCurrency }) => {
    const amount = readAmountText(amountAndCurrency);
    return amount && amount.currency !== "" ? [amount] : [];
  });
  return read.length === transactions.length ? sumsByCurrency(read) : [];
}

export type DisputeDoubt = "other-currency" | "more";

export function disputeDoubt(
  { amount, currency }: CurrencyAmount,
  transacted: readonly CurrencyAmount[],
): DisputeDoubt | undefined {
  const same = transacted.find((other) => isSameCurrency(other.currency, currency));
  if (!same) {
    const isOther = transacted.every((other) => isOtherCurrency(other.currency, currency));
    return transacted.length > 0 && isOther ? "other-currency" : undefined;
  }
  const [units, most] = [readUnits(amount), readUnits(same.amount)];
  return units !== undefined && most !== undefined && units > most ? "more" : undefined;
}
