import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./StateWord.module.css";

/** The colour of a state, which never stands alone: an icon and a word say the same. */
export type Tone = "accent" | "calm" | "warn" | "late" | "soft";

interface StateWordProps {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** A state as an icon and a word. */
export function StateWord({ tone, icon: Icon, children }: StateWordProps) {
  return (
    <span className={[styles.state, styles[tone]].join(" ")}>
      <Icon aria-hidden size="0.8125rem" />
      {children}
    </span>
  );
}
