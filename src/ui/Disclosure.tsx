import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether it is open; without, it is closed at first. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** Something folded away until it is wanted. */
export function Disclosure({ summary, children, isOpen, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        <ChevronRight aria-hidden size="0.875rem" />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
