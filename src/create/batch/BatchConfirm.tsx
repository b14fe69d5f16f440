import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import type { CardVault } from "../card-vault.ts";
import type { Claim } from "../claim.ts";
import styles from "../dialogs.module.css";
import type { ProfileField } from "../form-profile.ts";
import { JsonBlocks } from "../JsonBlocks.tsx";
import { useReviewText } from "../use-review-text.ts";
import type { Asking } from "./use-batch-run.ts";

interface BatchConfirmProps {
  readonly asking: Asking;
  readonly vault: CardVault;
  readonly fieldsOf: (claim: Claim) => readonly ProfileField[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what one press is about to send, and asks for it. */
export function BatchConfirm(props: BatchConfirmProps) {
  const { asking, vault, fieldsOf, onConfirm, onCancel } = props;
  const { ui, batch } = useWords();
  const { confirm: words } = batch;
  const { claim, rows, size } = asking;
  const doubtful = new Set(asking.doubtful);
  const write = useReviewText(vault);
  const first = write({ ...claim, transactions: rows.slice(0, size) }, fieldsOf(claim));
  const requests = Math.ceil(rows.length / size);
  const again = rows.filter(({ arn }) => doubtful.has(arn)).length;
  const cardless = rows.filter(({ card }) => vault.isGone(card)).length;
  const odd = rows.filter(({ doubts }) => doubts.length > 0).length;
  return (
    <Dialog title={words.title({ count: rows.length })} onClose={onCancel}>
      <p>{words.requests({ count: requests, size })}</p>
      {odd > 0 && <p className={styles.warn}>{words.odd({ count: odd })}</p>}
      {again > 0 && <p className={styles.warn}>{words.again({ count: again })}</p>}
      {cardless > 0 && <p className={styles.warn}>{words.cardless({ count: cardless })}</p>}
      <h3 className={styles.subject}>{words.first}</h3>
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.json} tabIndex={0} dir="ltr">
        <JsonBlocks text={first} />
      </pre>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{ui.cancel}</Button>
        <Button look="primary" onClick={onConfirm}>
          {words.send({ count: rows.length })}
        </Button>
      </div>
    </Dialog>
  );
}
