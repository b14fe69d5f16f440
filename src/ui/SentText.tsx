import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import styles from "./SentText.module.css";

interface SentTextProps {
  readonly children: ReactNode;
  /** The value is not of the type the specification declares. */
  readonly isOdd?: boolean;
}

/**
 * A value from outside: isolated, so that right-to-left text does not turn its surroundings,
 * and marked when it is not of the declared type.
 */
export function SentText({ children, isOdd = false }: SentTextProps) {
  const words = useWords();
  return (
    <bdi className={styles.sent}>
      {children}
      {isOdd && (
        <span className={styles.odd} title={words.ui.otherType}>
          <TriangleAlert aria-hidden size={12} />
          <span className="visually-hidden">{words.ui.otherType}</span>
        </span>
      )}
    </bdi>
  );
}
