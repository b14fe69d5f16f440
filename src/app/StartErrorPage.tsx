import { FileNotLoaded } from "#config/load-file.ts";
import { BadSetting } from "#config/settings.ts";
import { LanguageProvider, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";

/** The demo needs a service worker, and the browser offers none: an insecure address, a private window. */
export class NoServiceWorker extends Error {
  override name = "NoServiceWorker";
}

/** The page shown when the application can't start, with what has to be changed. */
export function StartErrorPage(props: { readonly error: unknown; readonly language: Language }) {
  const { error, language } = props;
  return (
    <LanguageProvider first={language}>
      <StartFailed error={error} />
    </LanguageProvider>
  );
}

function StartFailed({ error }: { readonly error: unknown }) {
  const t = useMessages();
  const { title, what, whatToDo, button = t.failures.tryAgain } = describeFailure(error, t);
  return (
    <MessagePage title={title} isAlert>
      <p>
        <ReceivedText>{what}</ReceivedText>
      </p>
      {whatToDo !== undefined && <p>{whatToDo}</p>}
      <Button onClick={() => location.reload()}>{button}</Button>
    </MessagePage>
  );
}

function describeFailure(
  error: unknown,
  { app, start, failures }: Messages,
): { title: string; what: string; whatToDo?: string; button?: string } {
  const { title, whatToDo } = start;
  if (error instanceof NoServiceWorker) return start.insecure;
  if (error instanceof BadSetting) return { title, what: describeSetting(error, start), whatToDo };
  if (error instanceof SyntaxError) return { title, what: start.json, whatToDo };
  if (error instanceof FileNotLoaded) {
    if (error.why !== "signed-out") return { title, what: start.unreachable, whatToDo };
    const { what, whatToDo: toDo } = failures.signedOut;
    return { title: what, what: toDo, button: failures.reload };
  }
  return { title: app.broken.title, what: failures.unexpected.whatToDo };
}

const maxShownLength = 100;

function describeSetting({ key, value }: BadSetting, t: Messages["start"]): string {
  if (key === undefined) return t.notAnObject;
  // Hides a user name and password in an address.
  const shown = JSON.stringify(value).replace(/\/\/[^/]*@/, "//…@");
  return t.value({
    key,
    expected: t.expected[key],
    received: maskedStart(shown, maxShownLength),
  });
}
