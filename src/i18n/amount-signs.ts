import type { LanguageTag } from "./languages.ts";

/** The sign before the decimals of an amount. The other one, or a space, groups its thousands. */
export type DecimalSign = "," | ".";

export const otherSign = (sign: DecimalSign): DecimalSign => (sign === "." ? "," : ".");

/**
 * The signs that an operator types in each language. In Russian a point groups no thousands by itself: whoever types
 * one may mean the decimals.
 */
export const typedSigns: Readonly<
  Record<LanguageTag, { readonly decimal: DecimalSign; readonly isOtherGroup: boolean }>
> = {
  "en-GB": { decimal: ".", isOtherGroup: true },
  "ru-RU": { decimal: ",", isOtherGroup: false },
};
