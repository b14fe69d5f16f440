import { type AmountSigns, typedSigns } from "#i18n/amount-signs.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { minorUnit } from "#model/money/currency.ts";
import { type AmountReadings, readAmount, readBySigns } from "../form/amount.ts";

export type DecimalSign = AmountSigns["decimal"];

/** An amount as it stands in a table. */
export interface PastedAmount {
  readonly text: string;
  /** Its own currency, or the one that is chosen for all rows; "" while none is. */
  readonly currency: string;
}

/** An amount that can be read in two ways, and what it means by each sign of its decimals. */
export interface DoubtfulAmount extends PastedAmount {
  readonly readings: AmountReadings;
}

/** The most amounts that the question shows. */
const maxSamples = 4;

/**
 * Finds amounts that the operator has to be asked about before a table is read by the signs of a language: one that has
 * two readings in it; one of thousands, `1,500`, beside an amount that is plainly written in the other way, or in a
 * currency of three decimals where no other amount shows how the table is written.
 * @returns different ones first of those whose readings differ; none where the language reads each amount right.
 */
export function findDoubtfulAmounts(
  amounts: readonly PastedAmount[],
  tag: LanguageTag,
): readonly DoubtfulAmount[] {
  const { decimal: own } = typedSigns[tag];
  const foreign = own === "." ? "," : ".";
  const found = new Map<string, DoubtfulAmount>();
  let hasAmbiguous = false;
  let hasOwn = false;
  let hasForeign = false;
  let isThousandths = false;
  for (const { text, currency } of amounts) {
    const readings = readBySigns(text, currency);
    const [byOwn, byForeign] = [readings[own], readings[foreign]];
    if (byOwn === undefined && byForeign === undefined) continue;
    const read = readAmount(text, currency, tag);
    const isAmbiguous = "error" in read && read.error === "ambiguous";
    hasAmbiguous ||= isAmbiguous;
    hasOwn ||= byForeign === undefined;
    hasForeign ||= byOwn === undefined;
    const isTwofold = byOwn !== undefined && byForeign !== undefined && byOwn !== byForeign;
    if (!isTwofold && !isAmbiguous) continue;
    isThousandths ||= isTwofold && (minorUnit(currency) ?? 0) > 2;
    found.set(text, { text, currency, readings });
  }
  if (!hasAmbiguous && !hasForeign && (hasOwn || !isThousandths)) return [];
  const all = [...found.values()];
  const isWhole = ({ readings }: DoubtfulAmount) =>
    readings["."] !== undefined && readings[","] !== undefined;
  return [...all.filter(isWhole), ...all.filter((amount) => !isWhole(amount))].slice(0, maxSamples);
}
