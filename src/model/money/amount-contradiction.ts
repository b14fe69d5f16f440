import type { Case } from "../case.ts";
import { ifDecimal } from "../received.ts";
import type { Stage } from "../stage.ts";
import { currencyIn, possibleAmounts } from "./amount-text.ts";
import { numericCodeOf } from "./currency.ts";
import { isRoundingOf, readUnits } from "./decimal.ts";
import { amountText } from "./money.ts";

/** Amounts of a case that contradict each other, each as received. */
export type AmountContradiction =
  /** A transaction's amount differs from its amount with a currency. */
  | { readonly kind: "transaction-amount"; readonly amount: string; readonly shown: string }
  /** A Money field's exact amount differs from its display value. */
  | {
      readonly kind: "field-amount";
      readonly stage: Stage;
      readonly field: string;
      readonly amount: string;
      readonly shown: string;
    };

/**
 * The contradictions between the amounts of a case. A text with several meanings is no contradiction if one
 * of them agrees.
 */
export const amountContradictionsOf = (caseData: Case): AmountContradiction[] => [
  ...caseData.transactions.flatMap(({ amount: received, amountAndCurrency }) => {
    const amount = ifDecimal(received);
    return amount !== undefined && differs(amount, amountAndCurrency)
      ? [{ kind: "transaction-amount" as const, amount, shown: amountAndCurrency }]
      : [];
  }),
  ...caseData.stages.flatMap(fieldAmounts),
];

function fieldAmounts(stage: Stage): AmountContradiction[] {
  return stage.amounts.flatMap(({ name, money, shown }) => {
    const { amount, currency } = money;
    // As most services write it. To read the text would take longer, and a case can have hundreds.
    if (shown === `${amountText(money)} ${currency}`) return [];
    if (!differs(amount, shown) && !isOtherCurrency(currency, shown)) return [];
    return [
      { kind: "field-amount" as const, stage, field: name, amount: `${amount} ${currency}`, shown },
    ];
  });
}

/** Whether a text is one number of another currency. Only codes of ISO 4217 are compared: a service may write `RUR` for RUB. */
function isOtherCurrency(currency: string, shown: string): boolean {
  const [code, shownCode] = [currency, currencyIn(shown)].map(numericCodeOf);
  const isKnown = code !== undefined && shownCode !== undefined;
  return isKnown && code !== shownCode && possibleAmounts(shown).length > 0;
}

/** Whether a text is one number, which differs from the amount in every reading. */
function differs(amount: string, shown: string): boolean {
  const exact = readUnits(amount);
  const numbers = possibleAmounts(shown).filter((number) => readUnits(number) !== undefined);
  return (
    exact !== undefined &&
    numbers.length > 0 &&
    numbers.every((number) => !isRoundingOf(number, exact))
  );
}
