import { requestText } from "#api/create-cases.ts";
import type { Settings } from "#session/settings.ts";
import type { CardVault } from "./card-vault.ts";
import { type Claim, type ClaimField, fieldsOf } from "./claim.ts";
import { fileText } from "./file-text.ts";
import type { ProfileField } from "./form-profile.ts";
import { safeArn } from "./safe-arn.ts";

/** The ARNs of a claim as they are sent; `undefined` where none is. */
export const arnsOf = ({ transactions }: Claim): (string | undefined)[] =>
  transactions.map(({ arn }) => safeArn(arn) || undefined);

/**
 * The request as it will be sent, with card numbers masked and the contents of files left out.
 * @param sizeText what stands in the place of a file's content.
 */
export function reviewText(
  claim: Claim,
  fields: readonly ProfileField[],
  vault: CardVault,
  keys: Settings["requestKeys"],
  sizeText: (bytes: number) => string,
): string {
  const shown = ({ code, value }: ClaimField) => ({
    code,
    value: typeof value === "string" ? value : fileText(value.name, sizeText(value.size)),
  });
  return requestText(
    { bpCode: claim.bpCode, arns: arnsOf(claim), fields: fieldsOf(claim, fields).map(shown) },
    claim.transactions.map(({ card }) => vault.masked(card)),
    keys,
    2,
  );
}
