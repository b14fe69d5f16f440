import { LanguageProvider, useWords } from "#language/LanguageProvider.tsx";
import type { Language, Words } from "#language/words.ts";
import { BadSetting } from "#session/settings.ts";
import { Button } from "#ui/Button.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
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
      ? whatIsWrong(error.key, settingsFailed)
      : error instanceof SyntaxError
        ? settingsFailed.json
        : error instanceof SettingsUnreachable
          ? settingsFailed.unreachable
          : failures.unexpected.whatToDo;
  return (
    <MessagePage title={title} isAlert>
      <p>{what}</p>
      {title === settingsFailed.title && <p>{settingsFailed.whatToDo}</p>}
      <Button onClick={() => location.reload()}>{failures.tryAgain}</Button>
    </MessagePage>
  );
}

function whatIsWrong(key: BadSetting["key"], words: Words["session"]["settingsFailed"]): string {
  return key === undefined
    ? words.notAnObject
    : words.value({ key, expected: words.expected[key] });
}
