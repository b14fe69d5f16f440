import { useWords } from "#language/LanguageProvider.tsx";
import { useIsDemo, useSettings } from "#session/SessionProvider.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./page.module.css";

/** The connection: shown, never edited, since whoever deploys decides where a token may go. */
export function ConnectionSheet() {
  const { settingsPage: words } = useWords().app;
  const settings = useSettings();
  const isDemo = useIsDemo();
  const auth = isDemo
    ? words.authDemo
    : settings.auth === "proxy"
      ? words.authProxy
      : settings.keepToken === "tab"
        ? words.authTokenTab
        : words.authToken;
  const rows = [
    [words.service, isDemo ? words.embedded : settings.baseUrl || words.sameOrigin],
    [words.auth, auth],
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
    [words.idle, words.idleValue({ minutes: isDemo ? 0 : settings.idleMinutes })],
  ] as const;
  return (
    <Sheet title={words.connection}>
      <p className={styles.why}>{words.connectionWhy}</p>
      <dl className={styles.rows}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
