import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forgetSeen } from "#changes/seen-database.ts";
import { clearDrafts } from "#create/clear-drafts.ts";
import { arnStore } from "#create/send/arn-store.ts";
import { useFullWords, useLanguageChoice } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { useWorklist } from "#worklist/WorklistProvider.tsx";
import { ConnectionSheet } from "./ConnectionSheet.tsx";
import { useDemo } from "./DemoProvider.tsx";
import type { Demo } from "./demo.ts";
import { ForgetSentDialog } from "./ForgetSentDialog.tsx";
import { LanguageSheet } from "./LanguageSheet.tsx";
import styles from "./page.module.css";
import { SeenSwitch } from "./SeenSwitch.tsx";
import { keepTheme, themes, useTheme } from "./theme.ts";

/** `/settings`: the connection, language, theme, and what is kept on this computer. */
export function SettingsPage() {
  const { settings: words } = useFullWords();
  const { forget: forgetLanguage } = useLanguageChoice();
  const worklist = useWorklist();
  const demo = useDemo();
  const theme = useTheme();
  const [clearing, setClearing] = useState<"cleared" | "notCleared">();
  // How many requests of unknown outcome are still remembered, while that is asked about.
  const [asking, ask] = useState(0);
  return (
    <Page width="text">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <div className={styles.sheets}>
        <ConnectionSheet />
        <Sheet title={words.theme}>
          <p className={styles.why}>{words.themeWhy}</p>
          <fieldset className={styles.choice} aria-label={words.theme}>
            {themes.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="theme"
                  checked={theme === one}
                  onChange={() => keepTheme(one)}
                />
                {words.themes[one]}
              </label>
            ))}
          </fieldset>
        </Sheet>
        <LanguageSheet />
        <Sheet title={words.kept}>
          <p className={styles.why}>{words.keptWhy}</p>
          <SeenSwitch />
          <div className={styles.act}>
            <Button
              onClick={() => {
                clearDrafts();
                worklist.keep(false);
                forgetSeen().then(
                  () => setClearing("cleared"),
                  () => setClearing("notCleared"),
                );
                forgetLanguage();
                keepTheme("system");
                ask(arnStore.count());
              }}
            >
              {words.clear}
            </Button>
            <span role="status">{clearing === "cleared" && words.cleared}</span>
            {clearing === "notCleared" && <span role="alert">{words.notCleared}</span>}
          </div>
        </Sheet>
        {demo && <DemoSheet demo={demo} />}
      </div>
      {asking > 0 && (
        <ForgetSentDialog
          count={asking}
          onKeep={() => ask(0)}
          onForget={() => {
            arnStore.clear();
            ask(0);
          }}
        />
      )}
    </Page>
  );
}

function DemoSheet({ demo }: { readonly demo: Demo }) {
  const { settings: words } = useFullWords();
  const queries = useQueryClient();
  const [end, setEnd] = useState<"resetDone" | "resetFailed">();
  async function reset() {
    try {
      await demo.reset();
      await forgetSeen();
    } catch {
      setEnd("resetFailed");
      return;
    }
    queries.removeQueries();
    setEnd("resetDone");
  }
  return (
    <Sheet title={words.demo}>
      <p className={styles.why}>{words.demoWhy}</p>
      <div className={styles.act}>
        <Button onClick={() => void reset()}>{words.reset}</Button>
        <span role="status">{end === "resetDone" && words.resetDone}</span>
        {end === "resetFailed" && <span role="alert">{words.resetFailed}</span>}
      </div>
    </Sheet>
  );
}
