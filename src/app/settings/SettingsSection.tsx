import { type ReactNode, useId } from "react";
import styles from "./SettingsSection.module.css";

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
