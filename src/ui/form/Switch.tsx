import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FrameProps } from "./FieldFrame.tsx";
import styles from "./Switch.module.css";

interface SwitchState {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Switch = (props: SwitchState & { readonly children: ReactNode }) => (
  <label className={`soft ${styles.label}`}>
    <SwitchInput isOn={props.isOn} onChange={props.onChange} />
    {props.children}
  </label>
);

export const SwitchRow = ({ isOn, onChange, ...frame }: SwitchState & FrameProps) => (
  <FieldFrame {...frame} isInline>
    {({ id, "aria-describedby": describedBy }) => (
      <SwitchInput id={id} aria-describedby={describedBy} isOn={isOn} onChange={onChange} />
    )}
  </FieldFrame>
);

type SwitchInputProps = SwitchState & Pick<ComponentProps<"input">, "id" | "aria-describedby">;

const SwitchInput = ({ isOn, onChange, ...rest }: SwitchInputProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    className={styles.switch}
    checked={isOn}
    aria-checked={isOn}
    onChange={(event) => onChange(event.target.checked)}
  />
);
