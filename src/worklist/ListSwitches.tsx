import { useState } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import { Switch } from "#ui/Switch.tsx";
import { NotifySwitch } from "./NotifySwitch.tsx";
import { useWorklist, useWorklistState } from "./WorklistProvider.tsx";
import styles from "./WorklistSheet.module.css";

/** What the operator chooses for the list: whether it is kept, refreshed, and told about. */
export function ListSwitches() {
  const { case: caseWords, worklist: words } = useFullWords();
  const { refreshSeconds } = useSettings();
  const worklist = useWorklist();
  const { entries, isKept, isRefreshed } = useWorklistState();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className={styles.switches}>
      <div>
        <Switch isOn={isKept} onChange={(isOn) => setRefused(!worklist.keep(isOn))}>
          {words.keep}
        </Switch>
        <p role="status" className={styles.why}>
          {isRefused ? words.notKept : isKept ? words.keptHere : words.inMemory}
        </p>
      </div>
      {entries.length > 0 && <NotifySwitch />}
      {entries.length > 0 && refreshSeconds > 0 && (
        <Switch isOn={isRefreshed} onChange={(isOn) => worklist.choose({ isRefreshed: isOn })}>
          {caseWords.autoRefresh({ seconds: refreshSeconds })}
        </Switch>
      )}
    </div>
  );
}
