import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps, splitFrame } from "./FieldFrame.tsx";

type SelectProps = FrameProps & Omit<ComponentProps<"select">, "id" | "className">;

/** A labelled `select`; the children are its `option`s. */
export function Select(props: SelectProps) {
  const [frame, select] = splitFrame(props);
  return <FieldFrame {...frame}>{(control) => <select {...select} {...control} />}</FieldFrame>;
}
