import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
}

/** Something folded away until it is wanted. */
export function Disclosure({ summary, children, onOpen }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary>
        <ChevronRight aria-hidden size={14} />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
