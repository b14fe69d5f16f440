import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./SoftNote.module.css";

/** Something to look at twice, below an input; it keeps nothing from being sent. */
export function SoftNote({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.note}>
      <TriangleAlert aria-hidden size="0.75rem" />
      {children}
    </span>
  );
}
