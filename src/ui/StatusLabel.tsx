import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./StatusLabel.module.css";

/** The colour of a status. The colour never stands alone: a word, mostly with an icon, says the same. */
type Tone = "calm" | "warn" | "soft";

interface StatusLabelProps {
  readonly tone: Tone;
  readonly Icon: LucideIcon | undefined;
  readonly children: ReactNode;
}

export function StatusLabel({ tone, Icon, children }: StatusLabelProps) {
  return (
    <span className={[styles.status, styles[tone]].join(" ")}>
      {Icon && <Icon aria-hidden size="0.9375rem" />}
      {children}
    </span>
  );
}
