import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps, splitFrame } from "./FieldFrame.tsx";

interface TextFieldProps extends FrameProps, Omit<ComponentProps<"input">, "id" | "className"> {}

export function TextField(props: TextFieldProps) {
  const [frame, input] = splitFrame(props);
  return (
    <FieldFrame {...frame}>
      {(control) => <input type="text" spellCheck={false} {...input} {...control} />}
    </FieldFrame>
  );
}
