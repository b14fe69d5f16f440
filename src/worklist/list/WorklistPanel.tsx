import { useCallback } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { Panel } from "#ui/Panel.tsx";
import { ListProgress } from "../loading/ListProgress.tsx";
import type { Loading } from "../loading/use-loading.ts";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";
import { CaseTable } from "./CaseTable.tsx";
import { ListSwitches } from "./ListSwitches.tsx";
import { ListTools } from "./ListTools.tsx";
import styles from "./WorklistPanel.module.css";

/** The operator's list: what it comes to, its cases, and what can be done with them. */
export function WorklistPanel({ loading }: { readonly loading: Loading }) {
  const { worklist: words } = useFullWords();
  const worklist = useWorklist();
  const { entries, message } = useWorklistState();
  const { ask } = loading;
  const retryOne = useCallback((id: CaseId) => ask([id]), [ask]);
  return (
    <Panel title={words.title}>
      {entries.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <>
          <ListProgress loading={loading} />
          <ListTools loading={loading} />
        </>
      )}
      <div role="status" className={styles.removed}>
        {message?.kind === "removed" && (
          <>
            <span>{words.removed({ count: message.entries.length })}</span>
            <Button
              look="quiet"
              onClick={() => {
                worklist.putBack();
                // The button goes away.
                focusMain();
              }}
            >
              {words.putBack}
            </Button>
          </>
        )}
      </div>
      {entries.length > 0 && <CaseTable entries={entries} onRetry={retryOne} />}
      <ListSwitches />
    </Panel>
  );
}
