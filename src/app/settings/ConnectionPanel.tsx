import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { pageVersion } from "#lib/page-version.ts";
import { useIsDemo } from "#session/SessionProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import styles from "./ConnectionPanel.module.css";
import { SettingsSection } from "./SettingsSection.tsx";

/**
 * The connection to the service, read-only, because the administrator decides where a token may be sent. The
 * value of every setting is folded below.
 */
export function ConnectionPanel() {
  const { settings: t, session } = useMessages();
  const settings = useSettings();
  const isDemo = useIsDemo();
  const auth = {
    proxy: t.authProxy,
    token: settings.keepToken === "tab" ? t.authTokenTab : t.authToken,
  }[settings.auth];
  // Behind a proxy there is no token to drop, so the session cannot be locked.
  const locks = !isDemo && settings.auth === "token";
  return (
    <SettingsSection title={t.connection}>
      <Rows
        rows={[
          [t.service, isDemo ? t.embedded : settings.baseUrl || session.thisServer],
          [session.accessToken, isDemo ? t.authDemo : auth],
          [t.timeZone, settings.timeZone || t.unknownZone],
          [t.idle, t.idleValue({ minutes: locks ? settings.idleMinutes : 0 })],
          [t.version, pageVersion()],
        ]}
      />
      <Disclosure summary={t.allSettings}>
        <p className="soft small">{t.connectionWhy}</p>
        <Rows rows={Object.entries(settings).map(([key, value]) => [key, JSON.stringify(value)])} />
      </Disclosure>
    </SettingsSection>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
