import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FrameProps, splitFrame } from "./FieldFrame.tsx";
import styles from "./RadioGroup.module.css";

interface RadioGroupProps
  extends FrameProps,
    Omit<ComponentProps<"input">, "id" | "type" | "value" | "className"> {
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly isRequired?: boolean;
}

/** A choice whose options are all visible. Other properties are passed to each radio button. */
export function RadioGroup({ options, isRequired = false, ...props }: RadioGroupProps) {
  const [frame, input] = splitFrame(props);
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
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input {...input} type="radio" value={option.value} />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
