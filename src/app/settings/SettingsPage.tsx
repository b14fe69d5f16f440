import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSeenCases } from "#changes/seen-cases-context.ts";
import { useRequestHistory } from "#create/send/request-history-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { FieldFrame } from "#ui/form/FieldFrame.tsx";
import { Main } from "#ui/Main.tsx";
import type { Demo } from "../demo.ts";
import { ConnectionPanel } from "./ConnectionPanel.tsx";
import { PreferencesPanel } from "./PreferencesPanel.tsx";
import styles from "./SettingsPage.module.css";
import { SettingsSection } from "./SettingsSection.tsx";
import { StoredPanel } from "./StoredPanel.tsx";

/** `/settings`: the operator's own settings first, then the connection. */
export function SettingsPage({ demo }: { readonly demo: Demo | undefined }) {
  const { settings: title } = useMessages().app;
  return (
    <Main>
      <title>{title}</title>
      <div className={styles.settings}>
        <h1>{title}</h1>
        <PreferencesPanel />
        <StoredPanel />
        <ConnectionPanel />
        {demo && <DemoPanel demo={demo} />}
      </div>
    </Main>
  );
}

function DemoPanel({ demo }: { readonly demo: Demo }) {
  const { settings: t } = useMessages();
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
    <SettingsSection title={t.demo}>
      <FieldFrame
        isInline
        isGroup
        label={t.reset}
        hint={<span role="status">{outcome === "resetDone" ? t.resetDone : t.demoWhy}</span>}
        error={outcome === "resetFailed" && <span role="alert">{t.resetFailed}</span>}
      >
        {() => <Button onClick={() => void reset()}>{t.reset}</Button>}
      </FieldFrame>
    </SettingsSection>
  );
}
