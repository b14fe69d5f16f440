import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** One `primary` button for each screen or dialog; `quiet` has no frame. */
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

type LinkButtonProps = ComponentProps<typeof Link> & Pick<ButtonProps, "variant">;

export function LinkButton({ variant = "primary", ...rest }: LinkButtonProps) {
  return <Link {...rest} className={[styles.button, styles[variant]].join(" ")} />;
}

interface ButtonRowProps {
  /** At the end of a dialog. */
  readonly isFooter?: boolean;
  readonly children: ReactNode;
}

export const ButtonRow = ({ isFooter = false, children }: ButtonRowProps) => (
  <div className={["line", styles.row, isFooter ? styles.end : ""].join(" ")}>{children}</div>
);

/** A button within a text, which looks like a link; absent from paper. */
export const TextButton = (props: ComponentProps<"button">) => (
  <button type="button" className={`screen-only ${styles.text}`} {...props} />
);

interface IconButtonProps extends ComponentProps<"button"> {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly keys?: string;
}

export const IconButton = ({ Icon, label, keys, ...rest }: IconButtonProps) => (
  <Button
    variant="quiet"
    icon={<Icon aria-hidden />}
    aria-label={label}
    title={keys === undefined ? label : `${label} (${keys})`}
    {...rest}
  />
);
