import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly onToggle?: (isOpen: boolean) => void;
}

export function Disclosure({ summary, children, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
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
