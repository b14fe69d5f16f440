import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./StatusLabel.module.css";

/** The colour of a state. The colour never stands alone: a word, mostly with an icon, says the same. */
type Tone = "calm" | "warn" | "soft";

interface StatusLabelProps {
  readonly tone: Tone;
  readonly icon: LucideIcon | undefined;
  readonly children: ReactNode;
}

/** A state as an icon and a word; one that needs no attention may have the word alone. */
export function StatusLabel({ tone, icon: Icon, children }: StatusLabelProps) {
  return (
    <span className={[styles.state, styles[tone]].join(" ")}>
      {Icon && <Icon aria-hidden size="0.9375rem" />}
      {children}
    </span>
  );
}
