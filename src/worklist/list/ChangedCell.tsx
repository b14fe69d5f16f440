import { Sparkle } from "lucide-react";
import { type RowChanges, useChangeCounts } from "#changes/use-changes.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./CaseTable.module.css";
import { tableRole } from "./table-roles.ts";

/** How much has changed in a case since it was marked as seen, and in what; a dash when nothing has. */
export function ChangedCell({ changes }: { readonly changes: RowChanges | undefined }) {
  const { changed: words } = useFullWords().worklist;
  const counts = useChangeCounts(changes);
  if (!counts || counts.total === 0) {
    return (
      <td {...tableRole.cell} className={styles.none}>
        —
      </td>
    );
  }
  return (
    <td {...tableRole.cell}>
      <StateWord tone="accent" icon={Sparkle}>
        {words.count({ count: counts.total })}
      </StateWord>
      <span className={styles.id}>{counts.kinds.map((kind) => words.kind[kind]).join(", ")}</span>
    </td>
  );
}
