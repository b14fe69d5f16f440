import type { ReactNode } from "react";
import { ButtonRow } from "./Button.tsx";
import styles from "./Toast.module.css";

interface ToastProps {
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

export const Toast = ({ children, actions }: ToastProps) => (
  <div className={styles.toast}>
    <div className={styles.text}>{children}</div>
    <ButtonRow>{actions}</ButtonRow>
  </div>
);
