import { holdsCardNumber, passesLuhn } from "#language/card-number.ts";
import type { Words } from "#language/words.ts";
import { arnLength } from "#model/arn.ts";

/** Why a text may not be the ARN that was meant. Never a reason to hold it back. */
export type ArnDoubt = "card" | "characters" | "length" | "check-digit";

/** What is doubtful about an ARN; `undefined` when nothing is, and when there is none. */
export function arnDoubt(arn: string): ArnDoubt | undefined {
  if (arn === "") return undefined;
  if (holdsCardNumber(arn)) return "card";
  if (!/^\d+$/.test(arn)) return "characters";
  if (arn.length !== arnLength) return "length";
  return passesLuhn(arn) ? undefined : "check-digit";
}

/** What is doubtful about an ARN, in words. */
export function arnDoubtWords(arn: string, { doubt: words }: Words["arn"]): string | undefined {
  const doubt = arnDoubt(arn);
  return doubt === "length" ? words.length({ length: arn.length }) : doubt && words[doubt];
}
