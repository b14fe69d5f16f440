import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps } from "./FieldFrame.tsx";
import styles from "./TextArea.module.css";

interface TextAreaProps extends FrameProps, Omit<ComponentProps<"textarea">, "id" | "className"> {
  /** Whether it is one line high while it is empty. */
  readonly isShort?: boolean;
}

/** A labelled text of several lines that grows with its content. */
export function TextArea({
  label,
  note,
  hint,
  fault,
  className,
  isShort = false,
  ...rest
}: TextAreaProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} fault={fault} className={className}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={[control.className, styles.area, isShort ? "" : styles.tall].join(" ")}
        />
      )}
    </FieldFrame>
  );
}
