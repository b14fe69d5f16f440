import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps } from "./FieldFrame.tsx";

/** A labelled `select`; the children are its `option`s. */
export function Select({
  label,
  note,
  hint,
  fault,
  className,
  ...rest
}: FrameProps & Omit<ComponentProps<"select">, "id" | "className">) {
  return (
    <FieldFrame label={label} note={note} hint={hint} fault={fault} className={className}>
      {(control) => <select {...rest} {...control} />}
    </FieldFrame>
  );
}
