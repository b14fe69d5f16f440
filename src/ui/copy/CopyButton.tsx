import { useIsOnPaper } from "../page/paper.ts";
import styles from "./CopyButton.module.css";
import { copyText } from "./clipboard.ts";
import { toolMark } from "./ValueGroup.tsx";

/**
 * A button that copies the value it belongs to, in a `ValueGroup`: drawn over the value's corner where
 * the pointer or the focus is. It has no icon and no state, because a screen can have thousands.
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
    {...toolMark}
    data-copy=""
    className={`${styles.tool} ${styles.copy}`}
    aria-label={label}
    onClick={() => void copyText(text())}
  />
);
