import { useState } from "react";
import { canRemember, isRemembering, setRemembering } from "#changes/seen-database.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "./page.module.css";

/** Whether it is stored what was seen of each case; off erases it, and the key to it, at once. */
export function SeenSwitch() {
  const { settings: words } = useFullWords();
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
            setRemembering(next).then(
              () => setFailed(false),
              () => setFailed(true),
            );
          }}
        >
          {words.rememberSeen}
        </Switch>
        {hasFailed && <span role="alert">{words.notCleared}</span>}
      </div>
      <p className={styles.why}>{words.rememberSeenWhy}</p>
    </>
  );
}
