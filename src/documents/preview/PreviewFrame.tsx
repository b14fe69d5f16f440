import { type ReactNode, type RefObject, useEffect } from "react";
import { Modal } from "#ui/Dialog.tsx";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import styles from "./PreviewFrame.module.css";

interface PreviewFrameProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly isBeside: boolean;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PreviewFrame({ ref, isBeside, label, onClose, children }: PreviewFrameProps) {
  const opener = useCaseFiles().previewed?.opener;
  // The frame gets the focus whenever another element opens the preview.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs again for another opener.
  }, [ref, opener]);
  if (isBeside) {
    return (
      <section ref={ref} tabIndex={-1} className={styles.panel} aria-label={label}>
        {children}
      </section>
    );
  }
  return (
    <Modal aria-label={label} className={styles.dialog} onClose={onClose}>
      <section ref={ref} tabIndex={-1} className={styles.screen}>
        {children}
      </section>
    </Modal>
  );
}
