import { type ReactNode, useId, useState } from "react";
import styles from "./About.module.css";
import buttonStyles from "./CopyButton.module.css";
import { toolMark } from "./ValueGroup.tsx";

interface AboutProps {
  /** "About Amount". */
  readonly label: string;
  /** Renders the content while it is open: closed it would still be part of the value's text. */
  readonly children: () => ReactNode;
}

/** A button for a value in a `ValueGroup`, and the popover with what else is known of it. */
export function About({ label, children }: AboutProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        {...toolMark}
        className={`${buttonStyles.tool} ${buttonStyles.about}`}
        aria-label={label}
        popoverTarget={id}
      />
      <div
        id={id}
        popover="auto"
        className={styles.about}
        onBeforeToggle={({ newState }) => setOpen(newState === "open")}
      >
        {isOpen && children()}
      </div>
    </>
  );
}
