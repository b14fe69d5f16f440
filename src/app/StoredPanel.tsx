import { useState } from "react";
import { useSeenCases } from "#changes/SeenCasesProvider.tsx";
import { canRemember, isRemembering, maxStoredCases } from "#changes/seen-database.ts";
import { clearDrafts } from "#create/clear-drafts.ts";
import { maxAgeDays } from "#create/send/request-history.ts";
import { useRequestHistory } from "#create/send/request-history-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { removeStoredTag } from "#i18n/language-choice.ts";
import { useListedCases } from "#listed-cases/ListedCasesProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Confirmation } from "#ui/Confirmation.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { Panel } from "#ui/Panel.tsx";
import { usePreferences } from "./PreferencesProvider.tsx";
import styles from "./page.module.css";

/** Lists what is stored in this browser, and clears it. */
export function StoredPanel() {
  const requestHistory = useRequestHistory();
  const { settings: words } = useMessages();
  const listedCases = useListedCases();
  const seenCases = useSeenCases();
  const { setTheme, setLetterKeysOn } = usePreferences();
  const [clearing, setClearing] = useState<"cleared" | "notCleared">();
  // How many requests are still stored, while the operator is asked about them.
  const [requestCount, setRequestCount] = useState(0);

  function clear() {
    clearDrafts();
    listedCases.setStored(false);
    seenCases.forgetAll().then(
      () => setClearing("cleared"),
      () => setClearing("notCleared"),
    );
    removeStoredTag();
    setTheme("system");
    setLetterKeysOn(true);
    setRequestCount(requestHistory.count());
  }

  return (
    <Panel title={words.stored}>
      <ul className={styles.stored}>
        {words.storedItems({ days: maxAgeDays }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={styles.why}>{words.nothingElse}</p>
      <RememberSwitch />
      <div className={styles.act}>
        <Button onClick={clear}>{words.clear}</Button>
        <span role="status">{clearing === "cleared" && words.cleared}</span>
        {clearing === "notCleared" && <span role="alert">{words.notCleared}</span>}
      </div>
      {/* By the stored ARNs the viewer prevents a second case, so it asks before they are deleted. */}
      {requestCount > 0 && (
        <Confirmation
          title={words.sent.title}
          confirmLabel={words.sent.forget}
          cancelLabel={words.sent.keep}
          onConfirm={() => {
            requestHistory.clear();
            setRequestCount(0);
          }}
          onCancel={() => setRequestCount(0)}
        >
          <p>{words.sent.text({ count: requestCount })}</p>
        </Confirmation>
      )}
    </Panel>
  );
}

/** Switches storing what was seen of each case; off deletes it, and its key, at once. */
function RememberSwitch() {
  const seenCases = useSeenCases();
  const { settings: words } = useMessages();
  const [isOn, setOn] = useState(isRemembering);
  const [hasFailed, setFailed] = useState(false);
  if (!canRemember()) return <p className={styles.why}>{words.rememberSeenInsecure}</p>;
  return (
    <>
      <div className={styles.act}>
        <Switch
          isOn={isOn}
          onChange={(next) => {
            setOn(next);
            seenCases.setRemembering(next).then(
              () => setFailed(false),
              () => setFailed(true),
            );
          }}
        >
          {words.rememberSeen}
        </Switch>
        {hasFailed && <span role="alert">{words.notCleared}</span>}
      </div>
      <p className={styles.why}>{words.rememberSeenWhy({ cases: maxStoredCases })}</p>
    </>
  );
}
