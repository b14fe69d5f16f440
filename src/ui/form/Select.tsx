import type { ComponentProps } from "react";
import { FieldFrame, type FrameProps, splitFrame } from "./FieldFrame.tsx";
import { SelectBox } from "./SelectBox.tsx";

type SelectProps = FrameProps & Omit<ComponentProps<"select">, "id" | "className">;

/** A labelled `select`; the children are its `option`s. */
export function Select(props: SelectProps) {
  const [frame, select] = splitFrame(props);
  return <FieldFrame {...frame}>{(control) => <SelectBox {...select} {...control} />}</FieldFrame>;
}
