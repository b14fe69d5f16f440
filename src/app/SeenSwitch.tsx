import { useState } from "react";
import { forgetSeen } from "#changes/forget-seen.ts";
import { isRemembering, setRemembering } from "#changes/kept-looks.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "./page.module.css";

/** Whether what was seen of each case is kept; off erases it at once. */
export function SeenSwitch() {
  const { settings: words } = useFullWords();
  const [isOn, setOn] = useState(isRemembering);
  return (
    <>
      <div className={styles.act}>
        <Switch
          isOn={isOn}
          onChange={(next) => {
            setRemembering(next);
            if (!next) forgetSeen();
            setOn(next);
          }}
        >
          {words.rememberSeen}
        </Switch>
      </div>
      <p className={styles.why}>{words.rememberSeenWhy}</p>
    </>
  );
}
