import { maskedStart } from "#language/card-number.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { Words } from "#language/words.ts";
import { BadSetting } from "#session/settings.ts";
import { Button } from "#ui/Button.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
import { SentText } from "#ui/SentText.tsx";
import { NoServiceWorker, SettingsUnreachable } from "./start-failure.ts";

/** The full page shown when the application cannot start, with what has to be mended. */
export function StartFailed({ error }: { readonly error: unknown }) {
  const { app, start, failures } = useFullWords();
  const isInsecure = error instanceof NoServiceWorker;
  const title = isInsecure
    ? start.insecure.title
    : error instanceof BadSetting ||
        error instanceof SettingsUnreachable ||
        error instanceof SyntaxError
      ? start.title
      : app.broken.title;
  const what = isInsecure
    ? start.insecure.what
    : error instanceof BadSetting
      ? whatIsWrong(error, start)
      : error instanceof SyntaxError
        ? start.json
        : error instanceof SettingsUnreachable
          ? start.unreachable
          : failures.unexpected.whatToDo;
  return (
    <MessagePage title={title} isAlert>
      <p>
        <SentText>{what}</SentText>
      </p>
      {title === start.title && <p>{start.whatToDo}</p>}
      <Button onClick={() => location.reload()}>{failures.tryAgain}</Button>
    </MessagePage>
  );
}

const longest = 100;

function whatIsWrong({ key, value }: BadSetting, words: Words["start"]): string {
  if (key === undefined) return words.notAnObject;
  // A password that somebody has put into an address is not for the screen.
  const sent = JSON.stringify(value).replace(/\/\/[^/]*@/, "//…@");
  return words.value({ key, expected: words.expected[key], sent: maskedStart(sent, longest) });
}
