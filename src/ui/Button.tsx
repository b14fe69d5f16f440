import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** The emphasis: one `primary` button for each screen or dialog; `quiet` has no frame. */
  readonly variant?: "primary" | "plain" | "quiet";
  readonly icon?: ReactNode;
}

/** A button that submits a form needs `type="submit"`. */
export function Button({ variant = "plain", icon, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[variant], className].join(" ")}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: the way on from a page that has nothing else. */
export function LinkButton(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={`${styles.button} ${styles.primary}`} />;
}
