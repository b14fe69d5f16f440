import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FrameProps, splitFrame } from "./FieldFrame.tsx";
import styles from "./RadioGroup.module.css";

interface RadioGroupProps<T extends string>
  extends FrameProps,
    Omit<ComponentProps<"input">, "id" | "type" | "value" | "className"> {
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly chosen?: T;
  readonly onChoose?: (value: T) => void;
  readonly isRequired?: boolean;
}

export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { options, chosen, onChoose, isRequired = false, ...rest } = props;
  const [frame, input] = splitFrame(rest);
  return (
    <FieldFrame {...frame} isGroup>
      {(control, labelId) => (
        <div
          role="radiogroup"
          aria-labelledby={labelId}
          aria-invalid={control["aria-invalid"]}
          aria-describedby={control["aria-describedby"]}
          aria-required={isRequired || undefined}
          className={styles.options}
        >
          {options.map(({ value, label }) => (
            <label key={value} className={`soft ${styles.option}`}>
              <input
                {...input}
                {...(onChoose && { checked: value === chosen, onChange: () => onChoose(value) })}
                type="radio"
                value={value}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
