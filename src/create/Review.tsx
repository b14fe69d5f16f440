import { memo, useDeferredValue, useId, useMemo, useSyncExternalStore } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { type Batch, sendableOf } from "./batch/batch.ts";
import { useBatchRows } from "./batch/use-batch.ts";
import type { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";
import type { ProfileField } from "./form-profile.ts";
import { JsonBlocks } from "./JsonBlocks.tsx";
import styles from "./Review.module.css";
import { type ClaimForm, useClaim } from "./use-claim.ts";
import { useReviewText } from "./use-review-text.ts";

interface ReviewProps {
  readonly form: ClaimForm;
  readonly fieldsOf: (claim: Claim) => readonly ProfileField[];
  readonly vault: CardVault;
  readonly batch: Batch;
}

/** What will be sent, a moment behind the typing. */
export function Review({ form, fieldsOf, vault, batch }: ReviewProps) {
  const typed = useClaim(form);
  const rows = useBatchRows(batch);
  const isBatch = rows.length > 0;
  const size = useSyncExternalStore(batch.subscribe, batch.perRequest) ?? 1;
  const sendable = useMemo(() => sendableOf(rows), [rows]);
  const whole = useMemo(
    () => (isBatch ? { ...typed, transactions: sendable.slice(0, size) } : typed),
    [isBatch, typed, sendable, size],
  );
  const claim = useDeferredValue(whole);
  const cards = useDeferredValue(useSyncExternalStore(vault.subscribe, vault.version));
  return (
    <ReviewText
      claim={claim}
      fields={fieldsOf(claim)}
      vault={vault}
      cards={cards}
      requests={isBatch ? Math.max(1, Math.ceil(sendable.length / size)) : undefined}
    />
  );
}

interface ReviewTextProps {
  readonly claim: Claim;
  readonly fields: readonly ProfileField[];
  readonly vault: CardVault;
  /** The vault's version: the masks are read again when it goes up. */
  readonly cards: number;
  /** How many a batch makes; the first of them is shown. */
  readonly requests: number | undefined;
}

const ReviewText = memo(function ReviewText(props: ReviewTextProps) {
  const { claim, fields, vault, requests } = props;
  const { create, batch } = useWords();
  const titleId = useId();
  const write = useReviewText(vault);
  const text = write(claim, fields);
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h2 id={titleId}>{create.review.heading}</h2>
      <p className={styles.hint}>
        {requests === undefined ? create.review.hint : batch.reviewHint({ count: requests })}
      </p>
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.json} tabIndex={0} dir="ltr">
        <JsonBlocks text={text} />
      </pre>
    </section>
  );
});
