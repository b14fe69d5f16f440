import { useIsOnPaper } from "../page/paper.ts";
import styles from "./CopyButton.module.css";
import { copyText } from "./clipboard.ts";
import { toolMark } from "./ValueGroup.tsx";

/**
 * A button in a `ValueGroup` that copies a value. CSS draws it over the value's corner when the value has
 * the pointer or the focus. It has no icon element and no state, because a screen can have thousands.
 */
export const CopyButton = (props: CopyButtonProps) => (useIsOnPaper() ? null : copyButton(props));

interface CopyButtonProps {
  /** Such as "Copy Amount". */
  readonly label: string;
  /** Called when the button is pressed. */
  readonly text: () => string;
}

/** The element of a {@link CopyButton} without a component of its own, for lists of thousands. */
export const copyButton = ({ label, text }: CopyButtonProps) => (
  <button
    type="button"
    {...toolMark}
    data-copy=""
    className={`${styles.tool} ${styles.copy}`}
    aria-label={label}
    onClick={() => void copyText(text())}
  />
);
