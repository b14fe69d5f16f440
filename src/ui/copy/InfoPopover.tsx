import { type ReactNode, useId, useState } from "react";
import { ValueButton } from "./CopyToolbar.tsx";
import styles from "./InfoPopover.module.css";

interface InfoPopoverProps {
  readonly label: string;
  /**
   * Renders the content of the open popover. A closed popover has none, because its content would be part of the
   * value's text.
   */
  readonly children: () => ReactNode;
}

/** A button for a value in a `CopyToolbar`, which opens a popover with details of the value. */
export function InfoPopover({ label, children }: InfoPopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ValueButton icon="about" aria-label={label} popoverTarget={id} />
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
