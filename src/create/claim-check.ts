import { arnDoubt } from "#glance/arn-doubt.ts";
import { cleanArn } from "#model/arn.ts";
import type { CardState } from "./card-vault.ts";
import { type Claim, fieldKey, textOf } from "./claim.ts";
import { type FieldFault, fieldFault } from "./field-check.ts";
import type { ProfileField } from "./form-profile.ts";

/** What is wrong with a claim, and where in the form's state. */
export interface ClaimFault {
  readonly path: readonly (string | number)[];
  readonly fault:
    | FieldFault
    | {
        readonly kind:
          | "case-type"
          | "transaction"
          | "card-as-arn"
          | "card"
          | "card-gone"
          | "code"
          | "masked";
      };
}

/** What a claim is checked against. */
export interface CheckContext {
  /** The profile's fields of the claim's case type. */
  readonly fields: readonly ProfileField[];
  readonly cardState: (name: string) => CardState;
  /** Whether there was a number that has to be typed again. */
  readonly isCardGone: (name: string) => boolean;
  /** The day of the request as `YYYY-MM-DD`. */
  readonly today: string;
}

/** What a draft leaves of a card number, or of what looks like one. */
const masked = /\d{4}•{4,}\d{4}/;

/**
 * Everything that keeps a claim from being sent, in the order of the form.
 * Spec: not shown; which fields are required. A transaction needs an ARN or a card number, or the
 * service could not know which one is meant; one that had a card number does not go out without it
 * unless the operator says so.
 */
export function claimFaults(claim: Claim, context: CheckContext): ClaimFault[] {
  const faults: ClaimFault[] = [];
  if (claim.bpCode === "") faults.push({ path: ["bpCode"], fault: { kind: "case-type" } });
  for (const [at, { arn, card }] of claim.transactions.entries()) {
    const state = context.cardState(card);
    if (arnDoubt(arn) === "card") {
      faults.push({ path: ["transactions", at, "arn"], fault: { kind: "card-as-arn" } });
    }
    if (context.isCardGone(card)) {
      faults.push({ path: ["transactions", at, "card"], fault: { kind: "card-gone" } });
    } else if (state === "unusable") {
      faults.push({ path: ["transactions", at, "card"], fault: { kind: "card" } });
    } else if (cleanArn(arn) === "" && state === "none") {
      faults.push({ path: ["transactions", at, "arn"], fault: { kind: "transaction" } });
    }
  }
  for (const field of context.fields) {
    const fault =
      fieldFault(field, claim, context.today) ??
      (masked.test(textOf(claim, field.code)) ? ({ kind: "masked" } as const) : undefined);
    const place = field.type === "File" ? ["files"] : ["typed"];
    const leaf = field.type === "File" ? [] : ["text"];
    if (fault) faults.push({ path: [...place, fieldKey(field.code), ...leaf], fault });
  }
  for (const [at, { code, value }] of claim.rows.entries()) {
    if (code.trim() === "" && value !== "") {
      faults.push({ path: ["rows", at, "code"], fault: { kind: "code" } });
    }
    for (const [leaf, text] of Object.entries({ code, value })) {
      if (masked.test(text)) faults.push({ path: ["rows", at, leaf], fault: { kind: "masked" } });
    }
  }
  return faults;
}
