import { useFullWords } from "#language/LanguageProvider.tsx";
import { type Answers, Confirmation } from "#ui/Confirmation.tsx";

interface LeaveDialogProps extends Answers {
  /** One request is on its way, or many are being sent. */
  readonly sending?: "one" | "many" | undefined;
}

/** Asks before a changed form is left. */
export function LeaveDialog({ sending, ...answers }: LeaveDialogProps) {
  const { leave: words } = useFullWords().create;
  return (
    <Confirmation
      {...answers}
      title={words.title}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
    >
      <p>{sending ? words.sending[sending] : words.text}</p>
    </Confirmation>
  );
}
