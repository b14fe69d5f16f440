import type { Case } from "./case.ts";
import { type DisputeDoubt, disputeDoubt, transactedIn } from "./disputed.ts";
import { isOtherCurrency, minorUnit } from "./money/currency.ts";
import { type CurrencyAmount, readAmountText } from "./money/currency-amount.ts";
import { isRoundingOf } from "./money/decimal.ts";
import { amountText } from "./money/money.ts";
import { dateOf, hasText, ifDecimal, isMismatch, receivedText } from "./received.ts";
import { finalStage, isClosed, type Stage } from "./stage.ts";
import type { Transaction } from "./transaction.ts";

/** Values of a case that cannot all be true. The screen shows them as received, with a note. */
export type Contradiction = CaseContradiction | StageContradiction | AmountContradiction;

type CaseContradiction =
  | { readonly kind: "no-active-stage" }
  | { readonly kind: "several-active-stages"; readonly stages: readonly Stage[] };

const stageContradictions = [
  "active-and-closed",
  "next-and-closed",
  "automatic-without-date",
  "automatic-with-unreadable-date",
  "final-and-waiting",
  "decided-without-date",
] as const;

interface StageContradiction {
  readonly stage: Stage;
  readonly kind: (typeof stageContradictions)[number];
}

/** Amounts are as received. */
type AmountContradiction =
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

/**
 * Finds the contradictions of a case. A finished case may have no active stage, and a case may have
 * several next stages.
 */
export const contradictionsOf = (caseData: Case): Contradiction[] => [
  ...activeStages(caseData),
  ...caseData.stages.flatMap(inStage),
  ...caseData.transactions.flatMap(transactionAmount),
  ...caseData.stages.flatMap(fieldAmounts),
  ...disputedAmount(caseData),
];

function activeStages({ stages }: Case): CaseContradiction[] {
  const active = stages.filter(({ isActive }) => isActive);
  if (active.length > 1) return [{ kind: "several-active-stages", stages: active }];
  return active.length === 0 && stages.length > 0 && !finalStage(stages)
    ? [{ kind: "no-active-stage" }]
    : [];
}

function inStage(stage: Stage): StageContradiction[] {
  const { isActive, isFinal, controlActions } = stage;
  const hasCloseDate = isClosed(stage);
  const isRunning = isActive && !isFinal && !hasCloseDate;
  const isAutomatic = stage.isAutoAction || controlActions.includes("AutoAction");
  const needsDate = isRunning && isAutomatic && dateOf(stage.autoAction) === undefined;
  const hasDate = isMismatch(stage.autoAction) && hasText(stage.autoAction);
  const isDecided =
    controlActions.includes("AcceptedByAcquirer") || controlActions.includes("DeclinedByAcquirer");
  const isFound = {
    "active-and-closed": hasCloseDate && isActive && !isFinal,
    "next-and-closed": hasCloseDate && stage.isNext,
    "automatic-without-date": needsDate && !hasDate,
    "automatic-with-unreadable-date": needsDate && hasDate,
    "final-and-waiting": isActive && isFinal && controlActions.includes("Waiting"),
    "decided-without-date": isDecided && !hasText(stage.controlActionDate),
  };
  return stageContradictions.filter((kind) => isFound[kind]).map((kind) => ({ kind, stage }));
}

const transactionAmount = ({
  amount: received,
  amountAndCurrency,
}: Transaction): AmountContradiction[] => {
  const amount = ifDecimal(received);
  const shown = readAmountText(amountAndCurrency)?.amount;
  return amount !== undefined && shown !== undefined && !isRoundingOf(shown, amount)
    ? [{ kind: "transaction-amount", amount, shown: amountAndCurrency }]
    : [];
};

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
