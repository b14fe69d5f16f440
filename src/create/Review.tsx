import { memo, useDeferredValue, useId, useMemo, useSyncExternalStore } from "react";
import { formatBytes } from "#language/byte-size.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { maskJson } from "#language/masked-json.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import type { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";
import type { ProfileField } from "./form-profile.ts";
import styles from "./Review.module.css";
import { reviewText } from "./review-text.ts";
import { type ClaimForm, useClaim } from "./use-claim.ts";

interface ReviewProps {
  readonly form: ClaimForm;
  readonly fieldsOf: (claim: Claim) => readonly ProfileField[];
  readonly vault: CardVault;
}

/** What will be sent, a moment behind the typing. */
export function Review({ form, fieldsOf, vault }: ReviewProps) {
  const claim = useDeferredValue(useClaim(form));
  const cards = useDeferredValue(useSyncExternalStore(vault.subscribe, vault.version));
  return <ReviewText claim={claim} fields={fieldsOf(claim)} vault={vault} cards={cards} />;
}

interface ReviewTextProps {
  readonly claim: Claim;
  readonly fields: readonly ProfileField[];
  readonly vault: CardVault;
  /** The vault's version: its masks are read anew when it goes up. */
  readonly cards: number;
}

const ReviewText = memo(function ReviewText({ claim, fields, vault, cards }: ReviewTextProps) {
  const { tag, words } = useLanguage();
  const { requestKeys } = useSettings();
  const titleId = useId();
  const { review } = words.create;
  const text = useMemo(() => {
    const sizeText = (bytes: number) => review.file({ size: formatBytes(bytes, tag) });
    return cards >= 0 && maskJson(reviewText(claim, fields, vault, requestKeys, sizeText));
  }, [claim, fields, vault, cards, requestKeys, review, tag]);
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h2 id={titleId}>{review.heading}</h2>
      <p className={styles.hint}>{review.hint}</p>
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.json} tabIndex={0} dir="ltr">
        {text}
      </pre>
    </section>
  );
});
