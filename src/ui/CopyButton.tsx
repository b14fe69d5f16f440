import styles from "./CopyButton.module.css";
import { copyText } from "./clipboard.ts";

interface CopyButtonProps {
  /** "Copy Amount". */
  readonly label: string;
  /** Made when the button is pressed. */
  readonly text: () => string;
}

/**
 * A quiet button that copies the value it stands beside: seen where the pointer or the focus is, and
 * always without a pointer. Thousands of them cost no more than themselves: no icon, no state.
 */
export function CopyButton({ label, text }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={label}
      onClick={() => void copyText(text())}
    />
  );
}
