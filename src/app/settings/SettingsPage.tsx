import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Main } from "#ui/Main.tsx";
import type { Demo } from "../demo.ts";
import { ConnectionPanel } from "./ConnectionPanel.tsx";
import { PreferencesPanel } from "./PreferencesPanel.tsx";
import styles from "./SettingsPage.module.css";
import { StoredPanel } from "./StoredPanel.tsx";

/** `/settings`: the operator's own settings first, then the connection. */
export function SettingsPage({ demo }: { readonly demo: Demo | undefined }) {
  const { settings: title } = useMessages().app;
  return (
    <Main>
      <title>{title}</title>
      <div className={styles.settings}>
        <h1>{title}</h1>
        <PreferencesPanel />
        <StoredPanel />
        <ConnectionPanel />
        {demo && <demo.SettingsPanel demo={demo} />}
      </div>
    </Main>
  );
}
