import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./Button.tsx";

interface IconButtonProps extends ComponentProps<"button"> {
  readonly Icon: LucideIcon;
  /** The accessible name, and the tooltip unless there is a `title`. */
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
