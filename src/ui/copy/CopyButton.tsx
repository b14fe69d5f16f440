import { useIsOnPaper } from "../paper.ts";
import styles from "./CopyButton.module.css";
import { copyText } from "./clipboard.ts";

/**
 * A quiet button that copies the value it stands beside: seen where the pointer or the focus is, and
 * always without a pointer. Thousands of them cost no more than themselves: no icon, no state.
 */
export const CopyButton = (props: Copied) => (useIsOnPaper() ? null : copyButton(props));

/** What a copy is of, and what is copied. */
interface Copied {
  /** "Copy Amount". */
  readonly label: string;
  /** Made when the button is pressed. */
  readonly text: () => string | Promise<string>;
}

/** A `CopyButton` without a component, for where there are thousands. */
export const copyButton = ({ label, text }: Copied) => (
  <button
    type="button"
    className={styles.copy}
    aria-label={label}
    onClick={() => void copyText(text())}
  />
);
