import type { ComponentProps } from "react";
import styles from "./Modal.module.css";
import { openModal } from "./page/modal.tsx";

interface ModalProps extends Omit<ComponentProps<"dialog">, "ref" | "onCancel"> {
  /** Called by Escape. Without it the dialog cannot be dismissed. */
  readonly onClose: (() => void) | undefined;
}

/** A modal `dialog` element, open as long as it is rendered. */
export const Modal = ({ className, onClose, ...rest }: ModalProps) => (
  <dialog
    // Else Chromium closes the dialog on the second Escape, even when `onCancel` prevented the first.
    closedby={onClose ? undefined : "none"}
    {...rest}
    ref={openModal}
    className={[styles.modal, className].join(" ")}
    onCancel={(event) => {
      event.preventDefault();
      onClose?.();
    }}
  />
);
