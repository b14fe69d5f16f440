import { TriangleAlert } from "lucide-react";
import { useWords } from "#language/LanguageProvider.tsx";
import styles from "./SentText.module.css";

/** Says that a value is not of the type the specification declares. */
export function OddMark() {
  const { ui: words } = useWords();
  return (
    <span className={styles.odd} title={words.otherType}>
      <TriangleAlert aria-hidden size="0.75rem" />
      <span className="visually-hidden">{words.otherType}</span>
    </span>
  );
}
