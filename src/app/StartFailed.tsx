import { LanguageProvider, useWords } from "#language/LanguageProvider.tsx";
import type { Language } from "#language/words.ts";
import { BadSetting } from "#session/settings.ts";
import { Button } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import styles from "./page.module.css";
import { InsecureAddress, SettingsUnreachable } from "./start-failure.ts";

interface StartFailedProps {
  readonly error: unknown;
  readonly language: Language;
}

/** The full page shown when the application cannot start, with what has to be mended. */
export function StartFailed({ error, language }: StartFailedProps) {
  return (
    <LanguageProvider first={language}>
      <Reason error={error} />
    </LanguageProvider>
  );
}

function Reason({ error }: { readonly error: unknown }) {
  const { app, session, failures } = useWords();
  const { settingsFailed } = session;
  const isInsecure = error instanceof InsecureAddress;
  const title = isInsecure
    ? app.insecure.title
    : error instanceof BadSetting ||
        error instanceof SettingsUnreachable ||
        error instanceof SyntaxError
      ? settingsFailed.title
      : app.broken.title;
  const what = isInsecure
    ? app.insecure.what
    : error instanceof BadSetting
      ? settingsFailed.value(error)
      : error instanceof SyntaxError
        ? settingsFailed.json
        : error instanceof SettingsUnreachable
          ? settingsFailed.unreachable
          : failures.unexpected.whatToDo;
  return (
    <Page width="text">
      <title>{title}</title>
      <div className={styles.message} role="alert">
        <h1>{title}</h1>
        <p>{what}</p>
        {title === settingsFailed.title && <p>{settingsFailed.whatToDo}</p>}
        <Button onClick={() => location.reload()}>{failures.tryAgain}</Button>
      </div>
    </Page>
  );
}
