import type { Case } from "./case.ts";
import { isRoundingOf, readUnits } from "./decimal.ts";
import type { Money } from "./money.ts";
import { receivedText } from "./received.ts";
import type { Stage } from "./stage.ts";

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

/** The contradictions between the amounts of a case. An ambiguous text is no contradiction. */
export const amountContradictionsOf = (shown: Case): AmountContradiction[] => [
  ...shown.transactions.flatMap(({ amount, amountAndCurrency }) =>
    typeof amount === "string" && differs(amount, amountAndCurrency)
      ? [{ kind: "transaction-amount" as const, amount, shown: amountAndCurrency }]
      : [],
  ),
  ...shown.stages.flatMap(fieldAmounts),
];

function fieldAmounts(stage: Stage): AmountContradiction[] {
  return stage.moneyFields.flatMap((field) => {
    if (!field.money) return [];
    const shown = receivedText(field.shown);
    const { amount, currency } = field.money;
    if (!differs(amount, shown) && !hasOtherCurrency(field.money, shown)) return [];
    const name = field.name || field.code;
    return [
      { kind: "field-amount" as const, stage, field: name, amount: `${amount} ${currency}`, shown },
    ];
  });
}

const currencyIn = (text: string) => /(?:^|[^A-Z])([A-Z]{3})$/.exec(text.trim())?.[1] ?? "";

function hasOtherCurrency({ currency }: Money, shown: string): boolean {
  const shownCurrency = currencyIn(shown);
  return shownCurrency !== "" && /^[A-Z]{3}$/.test(currency) && shownCurrency !== currency;
}

/** Whether a text is one number, which differs from the amount in every reading. */
function differs(amount: string, shown: string): boolean {
  const exact = readUnits(amount);
  const numbers = possibleNumbers(shown);
  return (
    exact !== undefined &&
    numbers.length > 0 &&
    numbers.every((number) => !isRoundingOf(number, exact))
  );
}

const currencySource = String.raw`(?:\p{Sc}|(?!mln|mio|mil|bn|млн|млрд|тыс)\p{L}{3,4}\.?)?`;
/** A number with nothing but a currency beside it. Anything else may change what the number means: `2 mln`. */
const numberAlone = new RegExp(
  String.raw`^${currencySource}\s*(-?\d(?:[\d.,]|[\s'\u2019](?=\d{3}(?!\d)))*)\s*${currencySource}$`,
  "iu",
);

/**
 * Every number that a text may mean: `1 234,50 EUR` is 1234.50, `1,234` is 1234 or 1.234. None where the
 * text is ambiguous.
 */
function possibleNumbers(shown: string): string[] {
  const [, number] = numberAlone.exec(shown.trim().replaceAll("\u2212", "-")) ?? [];
  if (number === undefined) return [];
  const only = number.replaceAll(/[\s'\u2019]|[.,]+$/g, "");
  const point = Math.max(only.lastIndexOf("."), only.lastIndexOf(","));
  const texts = [only.replaceAll(/[.,]/g, "")];
  if (point !== -1) {
    texts.push(`${only.slice(0, point).replaceAll(/[.,]/g, "")}.${only.slice(point + 1)}`);
  }
  return texts.filter((text) => readUnits(text) !== undefined);
}
