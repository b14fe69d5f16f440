import { useState } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Switch } from "#ui/Switch.tsx";
import { useWorklist, useWorklistState } from "./WorklistProvider.tsx";
import styles from "./WorklistSheet.module.css";

/** Whether the browser may tell about deadlines. Its leave is asked for on this press only. */
export function NotifySwitch() {
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
        {refusal ? words[refusal] : words.why}
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
