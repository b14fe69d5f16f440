import { type ReactNode, useId, useState } from "react";
import { ValueButton } from "./CopyToolbar.tsx";
import styles from "./InfoPopover.module.css";

interface InfoPopoverProps {
  readonly label: string;
  /** A closed popover has no content, which would be part of the value's text. */
  readonly children: () => ReactNode;
}

/** A button in a `CopyToolbar` that opens details of the value. */
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
