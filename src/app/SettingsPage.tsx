import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSeenCases } from "#changes/SeenCasesProvider.tsx";
import { useRequestHistory } from "#create/send/request-history-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { Panel } from "#ui/Panel.tsx";
import { ChoicePanel } from "./ChoicePanel.tsx";
import { ConnectionPanel } from "./ConnectionPanel.tsx";
import type { Demo } from "./demo.ts";
import styles from "./page.module.css";
import { StoredPanel } from "./StoredPanel.tsx";

/** `/settings`: the operator's own settings first, then the connection. */
export function SettingsPage({ demo }: { readonly demo: Demo | undefined }) {
  const { settings: title } = useMessages().app;
  return (
    <Page>
      <title>{title}</title>
      <h1>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.panels}>
          <ChoicePanel />
          {demo && <DemoPanel demo={demo} />}
        </div>
        <div className={styles.panels}>
          <StoredPanel />
          <ConnectionPanel />
        </div>
      </div>
    </Page>
  );
}

function DemoPanel({ demo }: { readonly demo: Demo }) {
  const { settings: words } = useMessages();
  const queries = useQueryClient();
  const seenCases = useSeenCases();
  const requestHistory = useRequestHistory();
  const [outcome, setOutcome] = useState<"resetDone" | "resetFailed">();
  async function reset() {
    try {
      await demo.reset();
      await seenCases.forgetAll();
      requestHistory.clear();
    } catch {
      setOutcome("resetFailed");
      return;
    }
    queries.removeQueries();
    setOutcome("resetDone");
  }
  return (
    <Panel title={words.demo}>
      <p className={styles.why}>{words.demoWhy}</p>
      <div className={styles.act}>
        <Button onClick={() => void reset()}>{words.reset}</Button>
        <span role="status">{outcome === "resetDone" && words.resetDone}</span>
        {outcome === "resetFailed" && <span role="alert">{words.resetFailed}</span>}
      </div>
    </Panel>
  );
}
