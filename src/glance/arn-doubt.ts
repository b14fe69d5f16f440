import { holdsCardNumber, passesLuhn } from "#language/card-number.ts";
import type { Words } from "#language/words.ts";
import { arnLength } from "#model/arn.ts";

/** Why a text may not be the ARN that was meant. Never a reason to hold it back. */
export type ArnDoubt = "card" | "characters" | "length" | "check-digit";

/** What is doubtful about an ARN; `undefined` when nothing is, and when there is none. */
export function arnDoubt(arn: string): ArnDoubt | undefined {
  if (arn === "") return undefined;
  const isNumber = /^\d+$/.test(arn);
  // No card number is that long, and nearly every ARN is.
  if (isNumber && arn.length === arnLength) return passesLuhn(arn) ? undefined : "check-digit";
  if (holdsCardNumber(arn)) return "card";
  return isNumber ? "length" : "characters";
}

/** What is doubtful about an ARN, in words. */
export function arnDoubtWords(arn: string, { doubt: words }: Words["arn"]): string | undefined {
  const doubt = arnDoubt(arn);
  return doubt === "length" ? words.length({ length: arn.length }) : doubt && words[doubt];
}
