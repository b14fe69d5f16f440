import type { Case } from "../case.ts";
import { type DisputeDoubt, disputeDoubt, transactedIn } from "../disputed.ts";
import { ifDecimal, receivedText } from "../received.ts";
import type { Stage } from "../stage.ts";
import { isOtherCurrency, minorUnit } from "./currency.ts";
import { type CurrencyAmount, readAmountText } from "./currency-amount.ts";
import { isRoundingOf } from "./decimal.ts";
import { amountText } from "./money.ts";

/** Amounts of a case that contradict each other, each as received. */
export type AmountContradiction =
  /** A transaction's amount differs from its amount with a currency. */
  | { readonly kind: "transaction-amount"; readonly amount: string; readonly shown: string }
  /** A Money field's exact amount or currency differs from its display value. */
  | {
      readonly kind: "field-amount";
      readonly stage: Stage;
      readonly field: string;
      readonly amount: string;
      readonly shown: string;
    }
  /** A Money field's numeric code or the display value of its currency names another currency than its code. */
  | {
      readonly kind: "field-currency";
      readonly stage: Stage;
      readonly field: string;
      readonly currency: string;
      readonly other: string;
    }
  /** The disputed amount and the transactions do not go together. */
  | {
      readonly kind: `disputed-${DisputeDoubt}`;
      readonly stage: Stage;
      readonly amount: string;
      readonly transacted: string;
    };

/** The contradictions between the amounts of a case. */
export const amountContradictionsOf = (caseData: Case): AmountContradiction[] => [
  ...caseData.transactions.flatMap(({ amount: received, amountAndCurrency }) => {
    const amount = ifDecimal(received);
    const shown = readAmountText(amountAndCurrency)?.amount;
    return amount !== undefined && shown !== undefined && !isRoundingOf(shown, amount)
      ? [{ kind: "transaction-amount" as const, amount, shown: amountAndCurrency }]
      : [];
  }),
  ...caseData.stages.flatMap(fieldAmounts),
  ...disputedAmount(caseData),
];

function disputedAmount({ disputed, transactions }: Case): AmountContradiction[] {
  const { stage, currency } = disputed;
  const amount = ifDecimal(disputed.amount);
  const transacted = transactedIn(transactions);
  if (!stage || amount === undefined) return [];
  const doubt = disputeDoubt({ amount, currency }, transacted);
  return doubt === undefined
    ? []
    : [
        {
          kind: `disputed-${doubt}`,
          stage,
          amount: written({ amount, currency }),
          transacted: transacted.map(written).join(", "),
        },
      ];
}

const written = ({ amount, currency }: CurrencyAmount): string =>
  `${amountText({ amount, exponent: minorUnit(currency) })} ${currency}`;

/** Hidden fields are not compared: the note of a difference would show their values. */
const fieldAmounts = (stage: Stage): AmountContradiction[] =>
  stage.fields.flatMap((field) => {
    if (field.kind !== "money" || !field.money || !field.isVisible) return [];
    const { amount, currency, numericCode, displayCurrency } = field.money;
    const frame = { stage, field: field.name || field.code };
    const shown = field.hasDisplayValue ? receivedText(field.shown) : "";
    const found: AmountContradiction[] = [];
    const read = readAmountText(shown);
    if (read && (!isRoundingOf(read.amount, amount) || isOtherCurrency(read.currency, currency))) {
      found.push({ ...frame, kind: "field-amount", amount: `${amount} ${currency}`, shown });
    }
    const other = [numericCode, displayCurrency].find((name) => isOtherCurrency(name, currency));
    if (other !== undefined) found.push({ ...frame, kind: "field-currency", currency, other });
    return found;
  });
