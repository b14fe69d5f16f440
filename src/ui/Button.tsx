import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** How loud: one `primary` a screen; `quiet` has no frame. */
  readonly look?: "primary" | "plain" | "quiet";
  readonly icon?: ReactNode;
}

/** A button; never a submit button unless it says so. */
export function Button({ look = "plain", icon, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={[styles.button, styles[look], className].join(" ")}>
      {icon}
      {children}
    </button>
  );
}
