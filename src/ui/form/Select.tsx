import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps, splitFrame } from "./FieldFrame.tsx";
import styles from "./Select.module.css";

/** A `select` with the arrow of the other buttons; without a choice it looks as empty as an input with a hint. */
export const SelectBox = (props: ComponentProps<"select">) => (
  <span className={styles.box}>
    <select {...props} />
    <ChevronDown aria-hidden size="1rem" />
  </span>
);

type SelectProps = FrameProps & Omit<ComponentProps<"select">, "id" | "className">;

export function Select(props: SelectProps) {
  const [frame, select] = splitFrame(props);
  return <FieldFrame {...frame}>{(control) => <SelectBox {...select} {...control} />}</FieldFrame>;
}
