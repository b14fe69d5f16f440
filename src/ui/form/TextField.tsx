import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps, splitFrame } from "./FieldFrame.tsx";
import styles from "./TextField.module.css";

interface TextFieldProps extends FrameProps, Omit<ComponentProps<"input">, "id" | "className"> {
  /** Stands at the beginning of the input. */
  readonly Icon?: LucideIcon;
}

export function TextField({ Icon, ...props }: TextFieldProps) {
  const [frame, input] = splitFrame(props);
  return (
    <FieldFrame {...frame}>
      {(control) => {
        const box = <input type="text" spellCheck={false} {...input} {...control} />;
        if (!Icon) return box;
        return (
          <div className={styles.box}>
            <Icon aria-hidden size="0.9375rem" />
            {box}
          </div>
        );
      }}
    </FieldFrame>
  );
}
