import { type ReactNode, useId } from "react";
import styles from "./FieldFrame.module.css";

/** What every labelled control is given. */
export interface FrameProps {
  /** The control's name. */
  readonly label: ReactNode;
  /** A word at the end of the label's line, outside of the name. */
  readonly note?: ReactNode;
  /** What helps to fill it. */
  readonly hint?: ReactNode;
  /** What is wrong with what stands in it. */
  readonly fault?: ReactNode;
  readonly className?: string | undefined;
}

/** What a control takes from its frame. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FrameProps {
  readonly children: (control: ControlProps, labelId: string) => ReactNode;
  /** Several inputs under one name: the label is no `label`, the children use its id. */
  readonly isGroup?: boolean;
}

/** Label, note, hint and fault around a control. */
export function FieldFrame({
  label,
  note,
  hint,
  fault,
  className,
  children,
  isGroup = false,
}: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const control: ControlProps = {
    id,
    className: styles.control,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={[styles.frame, className].join(" ")}>
      <div className={styles.head}>
        {isGroup ? (
          <span id={`${id}-label`}>{label}</span>
        ) : (
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children(control, `${id}-label`)}
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
