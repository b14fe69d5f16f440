import { Sparkle } from "lucide-react";
import { type Glimpse, useTally } from "#changes/glimpse.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./CaseTable.module.css";
import { tableRole } from "./table-roles.ts";

/** How much has changed in a case since it was marked as seen, and in what; a dash when nothing has. */
export function ChangedCell({ glimpse }: { readonly glimpse: Glimpse | undefined }) {
  const { changed: words } = useFullWords().worklist;
  const tally = useTally(glimpse);
  if (!tally || tally.length === 0) {
    return (
      <td {...tableRole.cell} className={styles.none}>
        —
      </td>
    );
  }
  const kinds = [...new Set(tally.map(({ kind }) => words.kind[kind]))];
  return (
    <td {...tableRole.cell}>
      <StateWord tone="accent" icon={Sparkle}>
        {words.count({ count: tally.length })}
      </StateWord>
      <span className={styles.id}>{kinds.join(", ")}</span>
    </td>
  );
}
