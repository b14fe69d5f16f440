import { useCallback, useRef } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { useWorklist } from "../WorklistProvider.tsx";
import type { Entry } from "../worklist.ts";
import styles from "./CaseTable.module.css";
import { CaseTableRow } from "./CaseTableRow.tsx";
import { useRowKeys } from "./row-keys.ts";
import { tableRole } from "./table-roles.ts";

/** The columns, in the order shown. */
const columns = [
  "case",
  "type",
  "stage",
  "amount",
  "automatic",
  "turn",
  "changed",
  "actions",
] as const;

interface CaseTableProps {
  readonly entries: readonly Entry[];
  /** Reads one case again. Stable. */
  readonly onRetry: (id: CaseId) => void;
}

/** The cases of the list, a row each; on a telephone a card each. */
export function CaseTable({ entries, onRetry }: CaseTableProps) {
  const { worklist: words } = useFullWords();
  const worklist = useWorklist();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const remove = useCallback((id: CaseId) => worklist.remove([id]), [worklist]);
  return (
    <table ref={table} {...tableRole.table} className={styles.table} aria-keyshortcuts="j k">
      <caption className="visually-hidden">{words.title}</caption>
      <thead {...tableRole.rowGroup} className={styles.head}>
        <tr {...tableRole.row} className={styles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRole.columnHead}>
              {column === "actions" ? (
                <span className="visually-hidden">{words.column[column]}</span>
              ) : (
                words.column[column]
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole.rowGroup}>
        {entries.map((entry) => (
          <CaseTableRow key={entry.id} entry={entry} onRetry={onRetry} onRemove={remove} />
        ))}
      </tbody>
    </table>
  );
}
