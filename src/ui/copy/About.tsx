import { type ReactNode, useId, useState } from "react";
import styles from "./About.module.css";
import { ValueButton } from "./ValueGroup.tsx";

interface AboutProps {
  /** Such as "About Amount". */
  readonly label: string;
  /** Renders the content of the open popover. A closed one has none, which would be part of the value's text. */
  readonly children: () => ReactNode;
}

/** A button for a value in a `ValueGroup`, which opens a popover with details of the value. */
export function About({ label, children }: AboutProps) {
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
