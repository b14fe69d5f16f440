import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { IconButton } from "./Button.tsx";
import styles from "./SearchBox.module.css";

interface SearchBoxProps {
  readonly className: string | undefined;
  /** Empties the box; `false` while it is empty. Default: the box has no button for it. */
  readonly onClear?: (() => void) | false;
  /** An `input` or a `textarea` with a placeholder, and what else stands in the box. */
  readonly children: ReactNode;
}

export function SearchBox({ className, onClear, children }: SearchBoxProps) {
  const { ui: t } = useMessages();
  return (
    <div className={[styles.box, className].join(" ")}>
      <Search aria-hidden />
      {children}
      {/* No tab stop: Escape in the box does the same. */}
      {onClear && (
        <IconButton
          tabIndex={-1}
          className={styles.clear}
          Icon={X}
          label={t.clear}
          onClick={onClear}
        />
      )}
    </div>
  );
}
