import { CircleCheck, X } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { AutoAction } from "#case-ui/AutoAction.tsx";
import { caseTypeText } from "#case-ui/case-words.ts";
import { Amount } from "#case-ui/Leaf.tsx";
import { shortTurnText } from "#case-ui/turn-words.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { idText } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { Entry } from "../worklist.ts";
import styles from "./CaseTable.module.css";
import { ChangedCell } from "./ChangedCell.tsx";
import type { CaseRow } from "./case-row.ts";
import { RowFailure } from "./RowFailure.tsx";
import { leaveRow } from "./row-keys.ts";
import { tableRole } from "./table-roles.ts";

interface CaseTableRowProps {
  readonly entry: Entry;
  readonly onRetry: (id: CaseId) => void;
  readonly onRemove: (id: CaseId) => void;
}

/** A case on the list; drawn again only when something of it has changed. */
export const CaseTableRow = memo(function CaseTableRow(props: CaseTableRowProps) {
  const { entry, onRetry, onRemove } = props;
  const { app, worklist: words } = useFullWords();
  const { id, status, row, error } = entry;
  const failure =
    error === undefined ? null : (
      <RowFailure id={id} error={error} isStale={row !== undefined} onRetry={onRetry} />
    );
  return (
    <tr {...tableRole.row} className={styles.row}>
      <th {...tableRole.rowHead} className={styles.case}>
        <Link to={`/cases/${id}`}>
          <ReceivedText>{row?.code || app.open.openCase({ id: idText(id) })}</ReceivedText>
        </Link>{" "}
        {row && row.code !== "" && <span className={styles.id}>{idText(id)}</span>}
      </th>
      {row ? (
        <Cells row={row}>{failure}</Cells>
      ) : (
        <td {...tableRole.cell} colSpan={6} aria-colspan={6} className={styles.rest}>
          {failure ?? (status === "done" ? words.waiting : words.onTheWay)}
        </td>
      )}
      <td {...tableRole.cell} className={styles.end}>
        <Button
          look="quiet"
          aria-label={words.remove({ id: idText(id) })}
          icon={<X aria-hidden />}
          onClick={(event) => {
            leaveRow(event.currentTarget.closest("tr"));
            onRemove(id);
          }}
        />
      </td>
    </tr>
  );
});

function Cells({ row, children }: { readonly row: CaseRow; readonly children: ReactNode }) {
  const words = useFullWords();
  return (
    <>
      <td {...tableRole.cell}>
        <ReceivedText>{caseTypeText(row.caseType, words) || "—"}</ReceivedText>
      </td>
      <td {...tableRole.cell}>
        <ReceivedText>{row.stage || "—"}</ReceivedText>
        {children}
      </td>
      <td {...tableRole.cell}>
        <Amount amount={row.amount} currency={row.currency} />
      </td>
      <td {...tableRole.cell}>
        {row.isFinished ? (
          <StateWord tone="calm" icon={CircleCheck}>
            {words.worklist.ended}
          </StateWord>
        ) : row.planned === undefined ? (
          "—"
        ) : (
          <AutoAction when={row.planned} isNamed={false} />
        )}
      </td>
      <td {...tableRole.cell}>
        <ReceivedText>{shortTurnText(row.turn, words)}</ReceivedText>
      </td>
      <ChangedCell changes={row.changes} />
    </>
  );
}
