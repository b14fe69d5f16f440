import { useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import styles from "../HomePage.module.css";
import { useWorklistState } from "../WorklistProvider.tsx";

/** Switches for storing the list, notifications and automatic refresh. */
export function ListSwitches() {
  const { case: caseWords, worklist: words } = useFullWords();
  const { refreshSeconds } = useSettings();
  const [state, worklist] = useWorklistState();
  const { entries, isStored, isStoringRefused, isNotifying, isAutoRefreshed } = state;
  const [isNotifyingRefused, setNotifyingRefused] = useState(false);

  // Only pressing the switch requests the browser's permission.
  async function setNotifying(isOn: boolean) {
    const isAllowed = !isOn || (await requestPermission());
    setNotifyingRefused(!isAllowed);
    worklist.update({ isNotifying: isOn && isAllowed });
  }

  return (
    <div className={styles.switches}>
      <div>
        <Switch isOn={isStored} onChange={(isOn) => worklist.setStored(isOn)}>
          {words.keep}
        </Switch>
        <p role="status" className={styles.why}>
          {isStoringRefused ? words.notKept : isStored && words.keptHere}
        </p>
      </div>
      {entries.length > 0 && (
        <div>
          <Switch isOn={isNotifying} onChange={(isOn) => void setNotifying(isOn)}>
            {words.notify.button}
          </Switch>
          <p role="status" className={styles.why}>
            {isNotifyingRefused ? words.notify.refused : isNotifying && words.notify.why}
          </p>
        </div>
      )}
      {entries.length > 0 && refreshSeconds > 0 && (
        <Switch
          isOn={isAutoRefreshed}
          onChange={(isOn) => worklist.update({ isAutoRefreshed: isOn })}
        >
          {caseWords.autoRefresh({ seconds: refreshSeconds })}
        </Switch>
      )}
    </div>
  );
}

/** Asks the browser to allow notifications. Some browsers of phones have none. */
const requestPermission = async (): Promise<boolean> =>
  "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
