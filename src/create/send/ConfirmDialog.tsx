import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "../dialogs.module.css";
import type { CardVault } from "../transactions/card-vault.ts";
import { JsonBlocks } from "./JsonBlocks.tsx";
import type { CreatePlan } from "./use-create.ts";
import { useRequestText } from "./use-request-text.ts";

interface ConfirmDialogProps {
  readonly plan: CreatePlan;
  readonly vault: CardVault;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says how many cases one press is about to create, and asks for it. */
export function ConfirmDialog({ plan, vault, onConfirm, onCancel }: ConfirmDialogProps) {
  const { ui, create } = useWords();
  const { confirm: words } = create.transactions;
  const { values, fields, rows, size, agreedArns } = plan;
  const sentBefore = new Set(agreedArns);
  const write = useRequestText(vault);
  const count = rows.length;
  const again = rows.filter(({ arn }) => sentBefore.has(arn)).length;
  const cardless = rows.filter(({ isCardGone }) => isCardGone).length;
  const doubtful = rows.filter(({ doubts }) => doubts.length > 0).length;
  return (
    <Dialog title={words.title({ count })} onClose={onCancel}>
      <p>{words.requests({ count: Math.ceil(count / size), size })}</p>
      {doubtful > 0 && <p className={styles.warn}>{words.doubtful({ count: doubtful })}</p>}
      {again > 0 && <p className={styles.warn}>{words.again({ count: again })}</p>}
      {cardless > 0 && <p className={styles.warn}>{words.cardless({ count: cardless })}</p>}
      <h3 className={styles.subject}>{words.first}</h3>
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.json} tabIndex={0} dir="ltr">
        <JsonBlocks text={write(values, fields, rows.slice(0, size))} />
      </pre>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{ui.cancel}</Button>
        <Button look="primary" onClick={onConfirm}>
          {words.send({ count })}
        </Button>
      </div>
    </Dialog>
  );
}
