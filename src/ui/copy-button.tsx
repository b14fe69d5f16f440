import styles from "./CopyButton.module.css";
import { copyText } from "./clipboard.ts";

/** What a copy is of, and what is copied. */
export interface Copied {
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
