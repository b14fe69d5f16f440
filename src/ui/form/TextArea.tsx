import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps, splitFrame } from "./FieldFrame.tsx";
import styles from "./TextArea.module.css";

interface TextAreaProps extends FrameProps, Omit<ComponentProps<"textarea">, "id" | "className"> {
  /** Whether an empty input is only one line high. */
  readonly isShort?: boolean;
}

export function TextArea({ isShort = false, ...props }: TextAreaProps) {
  const [frame, textarea] = splitFrame(props);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          className={[control.className, styles.area, isShort ? "" : styles.tall].join(" ")}
        />
      )}
    </FieldFrame>
  );
}
