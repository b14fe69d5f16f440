import { useMessages } from "#i18n/LanguageProvider.tsx";
import { pageVersion } from "#lib/page-version.ts";
import { Main } from "#ui/Main.tsx";
import type { Demo } from "../demo.ts";
import { PreferencesPanel } from "./PreferencesPanel.tsx";
import styles from "./SettingsPage.module.css";
import { StoredPanel } from "./StoredPanel.tsx";

/** `/settings`: the operator's own settings, and the version. */
export function SettingsPage({ demo }: { readonly demo: Demo | undefined }) {
  const { app, settings: t } = useMessages();
  const title = app.settings;
  return (
    <Main>
      <title>{title}</title>
      <div className={styles.settings}>
        <h1>{title}</h1>
        <PreferencesPanel />
        <StoredPanel />
        {demo && <demo.SettingsPanel demo={demo} />}
        <p className={`soft small ${styles.version}`}>{t.version({ version: pageVersion() })}</p>
      </div>
    </Main>
  );
}
