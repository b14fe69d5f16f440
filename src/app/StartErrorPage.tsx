import { FileNotLoaded } from "#config/load-file.ts";
import { settingsFaults } from "#config/settings-faults.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import { Button } from "#ui/Button.tsx";
import { MessagePage } from "#ui/Main.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";

/** The demo needs a service worker, and the browser offers none: an insecure address, a private window. */
export class NoServiceWorker extends Error {
  override name = "NoServiceWorker";
}

export function StartErrorPage({ error }: { readonly error: unknown }) {
  const t = useMessages();
  const { title, what, whatToDo, button = t.failures.tryAgain } = describeFailure(error, t);
  return (
    <MessagePage title={title} isAlert>
      {what.map((sentence) => (
        <p key={sentence}>
          <ReceivedText>{sentence}</ReceivedText>
        </p>
      ))}
      {whatToDo !== undefined && <p>{whatToDo}</p>}
      <Button onClick={() => location.reload()}>{button}</Button>
    </MessagePage>
  );
}

function describeFailure(
  error: unknown,
  { app, start, failures }: Messages,
): { title: string; what: readonly string[]; whatToDo?: string; button?: string } {
  const { title, whatToDo } = start;
  const faults = settingsFaults(error, start);
  if (faults) return { title, what: faults, whatToDo };
  if (error instanceof NoServiceWorker) {
    return { title: start.insecure.title, what: [start.insecure.what] };
  }
  if (error instanceof FileNotLoaded) {
    if (error.why !== "signed-out") return { title, what: [start.unreachable], whatToDo };
    const { what, whatToDo: toDo } = failures.signedOut;
    return { title: what, what: [toDo], button: failures.reload };
  }
  return { title: app.broken.title, what: [failures.unexpected.whatToDo] };
}
