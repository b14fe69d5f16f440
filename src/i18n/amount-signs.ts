import type { LanguageTag } from "./languages.ts";

/** The separators of thousands and of decimals in an amount. A space separates thousands in every language. */
export interface AmountSigns {
  readonly group: "," | ".";
  readonly decimal: "," | ".";
}

/**
 * The signs that an operator types in each language. In Russian a point groups no thousands: whoever types
 * one may mean the decimals.
 */
export const typedSigns: Readonly<
  Record<LanguageTag, { decimal: AmountSigns["decimal"]; groups: readonly string[] }>
> = {
  "en-GB": { decimal: ".", groups: [" ", ","] },
  "ru-RU": { decimal: ",", groups: [" "] },
};
