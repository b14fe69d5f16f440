import { CirclePlus, PencilLine } from "lucide-react";
import { useWords } from "#language/LanguageProvider.tsx";
import styles from "./ChangeMark.module.css";
import type { Mark } from "./marks.ts";

const icons = { new: CirclePlus, changed: PencilLine } as const;

/** Says of a part of the case that it is new or has changed since it was seen. */
export function ChangeMark({ mark }: { readonly mark: Mark }) {
  const { ui: words } = useWords();
  const Icon = icons[mark];
  return (
    <span className={styles.mark}>
      <Icon aria-hidden size="0.75rem" />
      {words.mark[mark]}
    </span>
  );
}
