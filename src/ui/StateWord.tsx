import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./StateWord.module.css";

/** What a state's colour says; an icon and a word always stand beside it. */
export type Tone = "accent" | "calm" | "warn" | "late" | "soft";

interface StateWordProps {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** A state in a word, with its icon. */
export function StateWord({ tone, icon: Icon, children }: StateWordProps) {
  return (
    <span className={[styles.state, styles[tone]].join(" ")}>
      <Icon aria-hidden size="0.8125rem" />
      {children}
    </span>
  );
}
