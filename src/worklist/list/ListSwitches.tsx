import { useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import styles from "../HomePage.module.css";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";

/** Switches for storing the list, notifications and automatic refresh. */
export function ListSwitches() {
  const { case: caseWords, worklist: words } = useFullWords();
  const { refreshSeconds } = useSettings();
  const worklist = useWorklist();
  const { entries, isStored, isRefreshed } = useWorklistState();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className={styles.switches}>
      <div>
        <Switch isOn={isStored} onChange={(isOn) => setRefused(!worklist.setStored(isOn))}>
          {words.keep}
        </Switch>
        <p role="status" className={styles.why}>
          {isRefused ? words.notKept : isStored && words.keptHere}
        </p>
      </div>
      {entries.length > 0 && <NotifySwitch />}
      {entries.length > 0 && refreshSeconds > 0 && (
        <Switch isOn={isRefreshed} onChange={(isOn) => worklist.update({ isRefreshed: isOn })}>
          {caseWords.autoRefresh({ seconds: refreshSeconds })}
        </Switch>
      )}
    </div>
  );
}

/** A switch for notifications. Only pressing it requests the browser's permission. */
function NotifySwitch() {
  const { notify: words } = useFullWords().worklist;
  const worklist = useWorklist();
  const { isNotifying } = useWorklistState();
  const [isRefused, setRefused] = useState(false);

  async function setNotifying(isOn: boolean) {
    const isAllowed = !isOn || (await requestPermission());
    setRefused(!isAllowed);
    worklist.update({ isNotifying: isOn && isAllowed });
  }

  return (
    <div>
      <Switch isOn={isNotifying} onChange={(isOn) => void setNotifying(isOn)}>
        {words.button}
      </Switch>
      <p role="status" className={styles.why}>
        {isRefused ? words.refused : isNotifying && words.why}
      </p>
    </div>
  );
}

/** Asks the browser to allow notifications. Some browsers of phones have none. */
const requestPermission = async (): Promise<boolean> =>
  "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
