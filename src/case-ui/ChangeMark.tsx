import { CirclePlus, PencilLine } from "lucide-react";
import { createContext, use } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import styles from "./ChangeMark.module.css";

/** What has become of a part of the case since it was seen. */
export type Mark = "new" | "changed";

/** The marked parts of a case: stages by `stage <key>`, fields and documents by their path. */
export type Marks = ReadonlyMap<string, Mark>;

/** Gives everything below it the marks of the case; none before they are known. */
export const MarksContext = createContext<Marks | undefined>(undefined);

/** The mark of a part of the case, if it has one. */
export const useMark = (of: string): Mark | undefined => use(MarksContext)?.get(of);

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
