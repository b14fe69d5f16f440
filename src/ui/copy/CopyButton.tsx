import { useIsOnPaper } from "../paper.ts";
import styles from "./CopyButton.module.css";
import { copyText } from "./clipboard.ts";

/**
 * A button that copies the value beside it. Visible where the pointer or the focus is, and always on a
 * touch screen. It has no icon and no state, because a screen can have thousands.
 */
export const CopyButton = (props: CopyButtonProps) => (useIsOnPaper() ? null : copyButton(props));

interface CopyButtonProps {
  /** Such as "Copy Amount". */
  readonly label: string;
  /** Called when the button is pressed. */
  readonly text: () => string | Promise<string>;
}

/** The element of a {@link CopyButton} without a component of its own, for lists of thousands. */
export const copyButton = ({ label, text }: CopyButtonProps) => (
  <button
    type="button"
    className={styles.copy}
    aria-label={label}
    onClick={() => void copyText(text())}
  />
);
