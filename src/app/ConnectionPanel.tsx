import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { useIsDemo, useSettings } from "#session/SessionProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Panel } from "#ui/Panel.tsx";
import styles from "./page.module.css";

/** The connection, read-only: the administrator decides where a token may be sent. */
export function ConnectionPanel() {
  const { settings: words, session } = useFullWords();
  const settings = useSettings();
  const isDemo = useIsDemo();
  const auth = {
    proxy: words.authProxy,
    token: settings.keepToken === "tab" ? words.authTokenTab : words.authToken,
  }[settings.auth];
  // Behind a proxy there is no token to drop, so the session cannot be locked.
  const locks = !isDemo && settings.auth === "token";
  const rows = [
    [words.service, isDemo ? words.embedded : settings.baseUrl || session.thisServer],
    [session.accessToken, isDemo ? words.authDemo : auth],
    [words.timeZone, settings.timeZone || words.unknownZone],
    [words.filesFlag, settings.filesFlag === "query" ? words.filesQuery : words.filesHeader],
    [words.requestKeys, settings.requestKeys === "exact" ? words.keysExact : words.keysCapitalized],
    [
      words.timeouts,
      words.timeoutsValue({
        read: settings.readTimeoutSeconds,
        create: settings.createTimeoutSeconds,
      }),
    ],
    [words.idle, words.idleValue({ minutes: locks ? settings.idleMinutes : 0 })],
    [words.refresh, words.refreshValue({ seconds: settings.refreshSeconds })],
    [words.formProfile, settings.formProfile || words.none],
    [words.acquirerRoles, settings.acquirerRoles.join(", ") || words.none],
  ] as const;
  return (
    <Panel title={words.connection}>
      <p className={styles.why}>{words.connectionWhy}</p>
      <Rows rows={rows.slice(0, 2)} />
      <div className={styles.fold}>
        <Disclosure summary={words.connectionMore}>
          <Rows rows={rows.slice(2)} />
        </Disclosure>
      </div>
    </Panel>
  );
}

type Row = readonly [term: string, value: string];

function Rows({ rows }: { readonly rows: readonly Row[] }) {
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
