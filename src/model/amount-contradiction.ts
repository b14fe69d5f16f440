import type { Case } from "./case.ts";
import {
  compareExact,
  type Exact,
  exactText,
  isShortFor,
  plus,
  readExact,
} from "./decimal-text.ts";
import type { Money } from "./money.ts";
import { receivedText } from "./received.ts";
import type { Stage } from "./stage.ts";

/** Amounts of a case that do not go together; each as it was sent. */
export type AmountContradiction =
  /** More is in dispute than was paid. */
  | { readonly kind: "more-than-transactions"; readonly amount: string; readonly sum: string }
  /** A transaction's amount, and the same one with its currency. */
  | { readonly kind: "transaction-amount"; readonly amount: string; readonly shown: string }
  /** A Money field's exact amount, and its display value. */
  | {
      readonly kind: "field-amount";
      readonly stage: Stage;
      readonly field: string;
      readonly amount: string;
      readonly shown: string;
    };

/** The amounts that do not go together. What cannot be read for certain is not compared. */
export const amountContradictionsOf = (shown: Case): AmountContradiction[] => [
  ...overTransactions(shown),
  ...shown.transactions.flatMap(({ amount, amountAndCurrency }) =>
    typeof amount === "string" && differs(amount, amountAndCurrency)
      ? [{ kind: "transaction-amount" as const, amount, shown: amountAndCurrency }]
      : [],
  ),
  ...shown.stages.flatMap(fieldAmounts),
];

/**
 * Spec: not shown; what the case's amount is. A part of what was paid may be in dispute, so only
 * more than all of it is something to check, and only where all of it is in one currency.
 */
function overTransactions({ amount, transactions }: Case): AmountContradiction[] {
  const claimed = typeof amount === "string" ? readExact(amount) : undefined;
  const paid = transactions.map((one) =>
    typeof one.amount === "string" ? readExact(one.amount) : undefined,
  );
  const currencies = new Set(transactions.map((one) => currencyIn(one.amountAndCurrency)));
  if (claimed === undefined || paid.length === 0 || currencies.size !== 1) return [];
  const sum = paid.reduce<Exact | undefined>((total, one) => total && one && plus(total, one), {
    units: 0n,
    scale: 0,
  });
  if (sum === undefined || compareExact(claimed, sum) <= 0) return [];
  const [currency = ""] = currencies;
  return [
    {
      kind: "more-than-transactions",
      amount: exactText(claimed),
      sum: [exactText(sum), currency].filter(Boolean).join(" "),
    },
  ];
}

function fieldAmounts(stage: Stage): AmountContradiction[] {
  return stage.mismatchedAmounts.flatMap((field) => {
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
  const told = currencyIn(shown);
  return told !== "" && /^[A-Z]{3}$/.test(currency) && told !== currency;
}

/** Whether a text shows one number, and that number cannot be the amount, however its signs are read. */
function differs(amount: string, shown: string): boolean {
  const exact = readExact(amount);
  const numbers = readings(shown);
  return (
    exact !== undefined &&
    numbers.length > 0 &&
    !numbers.some((number) => isShortFor(number, exact))
  );
}

/** `1 234,50 EUR` is 1234.50, `1,234` is 1234 or 1.234: every number that the text may mean; none where it shows several. */
function readings(shown: string): Exact[] {
  const [only, ...others] =
    shown
      .replaceAll("\u2212", "-")
      .match(/-?\d(?:[\d.,]|[\s'\u2019](?=\d{3}(?!\d)))*/g)
      ?.map((number) => number.replaceAll(/[\s'\u2019]|[.,]+$/g, "")) ?? [];
  if (only === undefined || others.length > 0) return [];
  const at = Math.max(only.lastIndexOf("."), only.lastIndexOf(","));
  const whole = only.replaceAll(/[.,]/g, "");
  const texts = [whole];
  if (at !== -1) texts.push(`${only.slice(0, at).replaceAll(/[.,]/g, "")}.${only.slice(at + 1)}`);
  return texts.map(readExact).filter((number) => number !== undefined);
}
