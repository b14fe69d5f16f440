import { Check, TriangleAlert } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import styles from "./CopyStatus.module.css";
import { useClipboard } from "./clipboard.ts";

/** The outcome of the last copy, for all copy buttons, over the page, so that nothing moves. */
export function CopyStatus() {
  const { copy: t } = useMessages();
  const outcome = useStore(useClipboard().outcome);
  const Icon = outcome?.isCopied ? Check : TriangleAlert;
  return (
    <output className={styles.status}>
      {outcome && (
        <span
          key={outcome.number}
          className={[styles.message, outcome.isCopied ? "" : styles.failed].join(" ")}
        >
          <Icon aria-hidden size="0.875rem" />
          {outcome.isCopied ? (outcome.message ?? t.copied) : t.notCopied}
        </span>
      )}
    </output>
  );
}
