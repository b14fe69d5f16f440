import { holdsCardNumber, passesLuhn } from "#language/card-number.ts";

/** Digits of an acquirer reference number; the last is a check digit. */
export const arnLength = 23;

/** Why a text may not be the ARN that was meant. Never a reason to hold it back. */
export type ArnDoubt = "card" | "characters" | "length" | "check-digit";

/** An ARN as typed or pasted, without white space. */
export const cleanArn = (text: string): string => text.normalize("NFKC").replaceAll(/\s/g, "");

/**
 * What is doubtful about an ARN; `undefined` when nothing is, and when there is none.
 * Spec: not shown; the form of an ARN. Sources disagree at the edges, so all of it is a hint.
 */
export function arnDoubt(arn: string): ArnDoubt | undefined {
  if (arn === "") return undefined;
  if (holdsCardNumber(arn)) return "card";
  if (!/^\d+$/.test(arn)) return "characters";
  if (arn.length !== arnLength) return "length";
  return passesLuhn(arn) ? undefined : "check-digit";
}
