import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import styles from "./CountFilter.module.css";

interface CountFilterProps<T extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly count: number;
    readonly Icon?: ComponentType<LucideProps> | undefined;
    readonly tone?: "warn" | "danger" | undefined;
  }[];
  /** One that is chosen, or all that are pressed together. */
  readonly chosen: T | readonly T[];
  readonly onChoose: (value: T) => void;
}

export function CountFilter<T extends string>(props: CountFilterProps<T>) {
  const { label, options, chosen, onChoose } = props;
  const { tag } = useLanguage();
  const pressed = [chosen].flat();
  return (
    <div role="group" aria-label={label} className={styles.filter}>
      {options
        .filter(({ value, count }) => count > 0 || pressed.includes(value))
        .map(({ value, label, count, Icon, tone }) => (
          <button
            key={value}
            type="button"
            aria-pressed={pressed.includes(value)}
            className={["soft", styles.kind, tone ? styles[tone] : ""].join(" ")}
            onClick={() => onChoose(value)}
          >
            {Icon && <Icon aria-hidden size="0.875rem" />}
            {label} <b>{count.toLocaleString(tag)}</b>
          </button>
        ))}
    </div>
  );
}
