import { useState } from "react";
import { useSeenCases } from "#changes/seen-cases.ts";
import { canRemember, maxStoredCases, readIsRemembering } from "#changes/seen-database.ts";
import { clearDraft } from "#create/draft/clear-draft.ts";
import { maxRequestAgeDays, useRequestHistory } from "#create/send/request-history.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { removeStoredLanguage } from "#i18n/languages.ts";
import { useOperator } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Confirmation } from "#ui/Dialog.tsx";
import { FieldFrame } from "#ui/form/FieldFrame.tsx";
import { SwitchRow } from "#ui/form/Switch.tsx";
import { useListedCasesState } from "#worklist/store/listed-cases.ts";
import { usePreferences } from "../preferences.ts";
import { SettingsSection } from "./SettingsSection.tsx";

export function StoredPanel() {
  const requestHistory = useRequestHistory();
  const { settings: t } = useMessages();
  const [{ isStored }, listedCases] = useListedCasesState();
  const seenCases = useSeenCases();
  const preferences = usePreferences();
  const operator = useOperator();
  const [clearOutcome, setClearing] = useState<"cleared" | "notCleared">();
  // The number of stored requests, while the operator is asked about them.
  const [requestCount, setRequestCount] = useState(0);

  function clear() {
    clearDraft();
    listedCases.deleteStored();
    seenCases.forgetAll().then(
      () => setClearing("cleared"),
      () => setClearing("notCleared"),
    );
    removeStoredLanguage();
    preferences.reset();
    operator.set("");
    setRequestCount(requestHistory.count());
  }

  return (
    <SettingsSection title={t.stored}>
      <SwitchRow
        label={t.keepList}
        isOn={isStored}
        onChange={(isOn) => listedCases.setStored(isOn)}
      />
      <RememberSwitch />
      <FieldFrame
        isInline
        isGroup
        label={t.clearTitle}
        hint={
          <span role="status">
            {clearOutcome === "cleared" ? t.cleared : t.clearWhy({ days: maxRequestAgeDays })}
          </span>
        }
        error={clearOutcome === "notCleared" && <span role="alert">{t.notCleared}</span>}
      >
        {() => <Button onClick={clear}>{t.clear}</Button>}
      </FieldFrame>
      {/* The stored ARNs prevent a second case for the same transaction, so the viewer asks before it deletes them. */}
      {requestCount > 0 && (
        <Confirmation
          title={t.sent.title}
          confirmLabel={t.sent.forget}
          cancelLabel={t.sent.keep}
          onConfirm={() => {
            requestHistory.clear();
            setRequestCount(0);
          }}
          onCancel={() => setRequestCount(0)}
        >
          <p>{t.sent.text({ count: requestCount, days: maxRequestAgeDays })}</p>
        </Confirmation>
      )}
    </SettingsSection>
  );
}

/** Switching it off deletes the snapshots of seen cases and their key at once. */
function RememberSwitch() {
  const seenCases = useSeenCases();
  const { settings: t } = useMessages();
  const [isOn, setOn] = useState(readIsRemembering);
  const [hasFailed, setFailed] = useState(false);
  if (!canRemember()) return <p>{t.rememberSeenInsecure}</p>;
  return (
    <SwitchRow
      label={t.rememberSeen}
      hint={t.rememberSeenWhy({ cases: maxStoredCases })}
      error={hasFailed && <span role="alert">{t.notCleared}</span>}
      isOn={isOn}
      onChange={(next) => {
        setOn(next);
        seenCases.setRemembering(next).then(
          () => setFailed(false),
          () => setFailed(true),
        );
      }}
    />
  );
}
