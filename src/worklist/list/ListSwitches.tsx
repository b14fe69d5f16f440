import { useState } from "react";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useListedCasesState } from "#listed-cases/listed-cases-context.ts";
import { Switch } from "#ui/form/Switch.tsx";
import styles from "./ListSwitches.module.css";

export function ListSwitches() {
  const { case: caseWords, worklist: t } = useMessages();
  const { refreshSeconds } = useSettings();
  const [state, listedCases] = useListedCasesState();
  const { ids, isStored, isStoringRefused, isNotifying, isAutoRefreshed } = state;
  const [isNotifyingRefused, setNotifyingRefused] = useState(false);

  // Only pressing the switch requests the browser's permission.
  async function setNotifying(isOn: boolean) {
    const isAllowed = !isOn || (await requestPermission());
    setNotifyingRefused(!isAllowed);
    listedCases.update({ isNotifying: isOn && isAllowed });
  }

  const why = [
    isStoringRefused ? t.notKept : isStored && t.keptHere,
    isNotifyingRefused ? t.notify.refused : isNotifying && t.notify.why,
  ].filter((line) => typeof line === "string");

  return (
    <div className={`screen-only ${styles.switches}`}>
      <Switch isOn={isStored} onChange={(isOn) => listedCases.setStored(isOn)}>
        {t.keep}
      </Switch>
      {ids.length > 0 && (
        <Switch isOn={isNotifying} onChange={(isOn) => void setNotifying(isOn)}>
          {t.notify.button}
        </Switch>
      )}
      {ids.length > 0 && refreshSeconds > 0 && (
        <Switch
          isOn={isAutoRefreshed}
          onChange={(isOn) => listedCases.update({ isAutoRefreshed: isOn })}
        >
          {caseWords.autoRefresh({ seconds: refreshSeconds })}
        </Switch>
      )}
      <p role="status" className={styles.why}>
        {why.join(" ")}
      </p>
    </div>
  );
}

/** Asks the browser to allow notifications. Some browsers of phones have none. */
const requestPermission = async (): Promise<boolean> =>
  "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
