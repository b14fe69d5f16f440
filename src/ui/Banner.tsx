import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Banner.module.css";

interface BannerProps {
  readonly tone: "warn" | "info";
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

/** A message above every screen, announced at once. */
export function Banner({ tone, Icon, title, children }: BannerProps) {
  return (
    <div role="alert" className={[styles.banner, styles[tone]].join(" ")}>
      <Icon aria-hidden size="1rem" />
      <b>{title}</b>
      {children}
    </div>
  );
}
