import { useCallback } from "react";
import { formatBytes } from "#language/byte-size.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { maskJson } from "#language/masked-json.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import type { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";
import type { ProfileField } from "./form-profile.ts";
import { reviewText } from "./review-text.ts";

/** Writes a claim as it will be sent, with card numbers masked. */
export function useReviewText(
  vault: CardVault,
): (claim: Claim, fields: readonly ProfileField[]) => string {
  const { tag, words } = useLanguage();
  const { requestKeys } = useSettings();
  const { file } = words.create.review;
  return useCallback(
    (claim, fields) =>
      maskJson(
        reviewText(claim, fields, vault, requestKeys, (bytes) =>
          file({ size: formatBytes(bytes, tag) }),
        ),
      ),
    [vault, requestKeys, file, tag],
  );
}
