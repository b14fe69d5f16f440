import { ChevronDown } from "lucide-react";
import { type ComponentProps, type HTMLAttributes, type ReactNode, useId } from "react";
import styles from "./FieldFrame.module.css";

export interface FrameProps {
  readonly label: ReactNode;
  /** At the end of the label's line, not part of the control's name. */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** At the end of its label's line. */
  readonly isInline?: boolean | undefined;
  readonly className?: string | undefined;
}

export function splitFrame<Props extends FrameProps>(props: Props) {
  const { label, note, hint, error, isInline, className, ...control } = props;
  const frame: FrameProps = { label, note, hint, error, isInline, className };
  return [frame, control] as const;
}

type ControlProps = Pick<
  HTMLAttributes<HTMLElement>,
  "id" | "className" | "aria-invalid" | "aria-describedby"
>;

interface FieldFrameProps extends FrameProps {
  readonly children: (control: ControlProps, labelId: string) => ReactNode;
  /** Several inputs under one name: the children refer to the label by its id. */
  readonly isGroup?: boolean;
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, note, hint, error, isInline, className, children, isGroup = false } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control: ControlProps = {
    id,
    className: styles.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={[styles.frame, isInline ? styles.row : "", className].join(" ")}>
      <div className={`soft small ${styles.head}`}>
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
        <p id={`${id}-hint`} className={error ? "visually-hidden" : styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends FrameProps, Omit<ComponentProps<"input">, "id" | "className"> {}

export function TextField(props: TextFieldProps) {
  const [frame, input] = splitFrame(props);
  return (
    <FieldFrame {...frame}>
      {(control) => <input type="text" spellCheck={false} {...input} {...control} />}
    </FieldFrame>
  );
}

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
