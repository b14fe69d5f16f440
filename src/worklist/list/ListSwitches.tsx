import { useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";
import styles from "./WorklistPanel.module.css";

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
          {isRefused ? words.notKept : isKept ? words.keptHere : ""}
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

/** Whether the browser may tell about deadlines. Its leave is asked for on this press only. */
function NotifySwitch() {
  const { notify: words } = useFullWords().worklist;
  const worklist = useWorklist();
  const { isNotifying } = useWorklistState();
  const [refusal, setRefusal] = useState<"blocked" | "unasked" | "unsupported">();

  async function turn(isOn: boolean) {
    const leave = isOn ? await askLeave() : "granted";
    setRefusal(leave === "granted" ? undefined : leave);
    worklist.choose({ isNotifying: isOn && leave === "granted" });
  }

  return (
    <div>
      <Switch isOn={isNotifying} onChange={(isOn) => void turn(isOn)}>
        {words.button}
      </Switch>
      <p role="status" className={styles.why}>
        {refusal ? words[refusal] : isNotifying && words.why}
      </p>
    </div>
  );
}

async function askLeave() {
  if (!("Notification" in globalThis)) return "unsupported";
  const permission = await Notification.requestPermission();
  if (permission === "granted") return "granted";
  return permission === "denied" ? "blocked" : "unasked";
}
