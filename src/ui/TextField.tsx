import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./TextField.module.css";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  readonly label: ReactNode;
  /** What helps to fill it. */
  readonly hint?: ReactNode;
  /** What is wrong with what stands in it. */
  readonly fault?: ReactNode;
}

/** A labelled line of text. */
export function TextField({ label, hint, fault, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={[styles.field, className].join(" ")}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        spellCheck={false}
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
