import { otherSign, typedSigns } from "#i18n/amount-signs.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { minorUnit } from "#model/money/currency.ts";
import { type AmountReadings, readAmount, readBySigns } from "../form/amount.ts";

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
 * Finds the amounts about which the operator has to be asked before a table is read by the signs of a language. Asked is
 * where an amount is ambiguous in the language; where one like `1,500` stands beside an amount that is plainly written
 * with the other sign; and where one like `1,500` is in a currency of three decimals, and no amount shows the sign.
 * @returns a few different ones, first those that every answer reads; none where nothing has to be asked.
 */
export function findDoubtfulAmounts(
  amounts: readonly PastedAmount[],
  tag: LanguageTag,
): readonly DoubtfulAmount[] {
  const { decimal: own } = typedSigns[tag];
  const foreign = otherSign(own);
  const doubtful = new Map<string, DoubtfulAmount>();
  const seen = { ambiguous: false, ownOnly: false, foreignOnly: false, threeDecimals: false };
  for (const { text, currency } of amounts) {
    const readings = readBySigns(text, currency);
    const [byOwn, byForeign] = [readings[own], readings[foreign]];
    if (byOwn === undefined && byForeign === undefined) continue;
    const read = readAmount(text, currency, tag);
    const isAmbiguous = "error" in read && read.error === "ambiguous";
    const isTwofold = byOwn !== undefined && byForeign !== undefined && byOwn !== byForeign;
    seen.ambiguous ||= isAmbiguous;
    seen.ownOnly ||= byForeign === undefined;
    seen.foreignOnly ||= byOwn === undefined;
    seen.threeDecimals ||= isTwofold && (minorUnit(currency) ?? 0) > 2;
    if (isTwofold || isAmbiguous) doubtful.set(text, { text, currency, readings });
  }
  const isAsked = seen.ambiguous || seen.foreignOnly || (seen.threeDecimals && !seen.ownOnly);
  const hasBoth = ({ readings }: DoubtfulAmount) =>
    readings["."] !== undefined && readings[","] !== undefined;
  const all = isAsked ? [...doubtful.values()] : [];
  return [...all.filter(hasBoth), ...all.filter((amount) => !hasBoth(amount))].slice(0, maxSamples);
}
