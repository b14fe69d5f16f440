import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps } from "./FieldFrame.tsx";

/** A labelled input for one line of text. */
export function TextField({
  label,
  note,
  hint,
  fault,
  className,
  ...rest
}: FrameProps & Omit<ComponentProps<"input">, "id" | "className">) {
  return (
    <FieldFrame label={label} note={note} hint={hint} fault={fault} className={className}>
      {(control) => <input type="text" spellCheck={false} {...rest} {...control} />}
    </FieldFrame>
  );
}
