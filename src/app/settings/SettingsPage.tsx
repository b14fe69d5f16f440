import type { ReactNode } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { pageVersion } from "#lib/page-version.ts";
import { Main } from "#ui/Main.tsx";
import { PreferencesPanel } from "./PreferencesPanel.tsx";
import styles from "./SettingsPage.module.css";
import { StoredPanel } from "./StoredPanel.tsx";

export function SettingsPage({ demoSection }: { readonly demoSection: ReactNode }) {
  const { app, settings: t } = useMessages();
  const title = app.settings;
  return (
    <Main>
      <title>{title}</title>
      <div className={styles.settings}>
        <h1>{title}</h1>
        <PreferencesPanel />
        <StoredPanel />
        {demoSection}
        <p className={`soft small ${styles.version}`}>{t.version({ version: pageVersion() })}</p>
      </div>
    </Main>
  );
}
