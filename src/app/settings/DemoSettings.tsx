import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSeenCases } from "#changes/seen-cases.ts";
import { useRequestHistory } from "#create/send/request-history.ts";
import { demoMessages } from "#i18n/demo-messages.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { FieldFrame } from "#ui/form/FieldFrame.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

export function DemoSettings({ reset }: { readonly reset: () => Promise<void> }) {
  const { tag } = useLanguage();
  const { settings: t } = demoMessages[tag];
  const queries = useQueryClient();
  const seenCases = useSeenCases();
  const requestHistory = useRequestHistory();
  const [outcome, setOutcome] = useState<"resetDone" | "resetFailed">();
  async function press() {
    try {
      await reset();
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
    <SettingsSection title={t.title}>
      <FieldFrame
        isInline
        isGroup
        label={t.reset}
        hint={<span role="status">{outcome === "resetDone" ? t.resetDone : t.why}</span>}
        error={outcome === "resetFailed" && <span role="alert">{t.resetFailed}</span>}
      >
        {() => <Button onClick={() => void press()}>{t.reset}</Button>}
      </FieldFrame>
    </SettingsSection>
  );
}
