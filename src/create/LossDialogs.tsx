import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Confirmation } from "#ui/Confirmation.tsx";

interface DialogProps {
  /** How many created cases are on no list. */
  readonly unkeptCount: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

interface LeaveDialogProps extends DialogProps {
  readonly isSending: boolean;
  readonly isUnsaved: boolean;
  /** Whether what was typed is kept as a draft. */
  readonly isKept: boolean;
}

/** Asks before the form is left: what is being sent, or is not stored, is lost. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isSending, isUnsaved, isKept, unkeptCount, ...answers } = props;
  const { leave: t, startOver } = useMessages().create;
  return (
    <Confirmation {...answers} title={t.title} confirmLabel={t.leave} cancelLabel={t.stay}>
      {isSending && <p>{t.sending}</p>}
      {!isSending && isUnsaved && <p>{isKept ? t.text : startOver.text}</p>}
      <UnkeptCases count={unkeptCount} />
    </Confirmation>
  );
}

interface StartOverDialogProps extends DialogProps {
  readonly isFilled: boolean;
}

/** Asks before what was entered, or the only trace of created cases, is deleted. */
export function StartOverDialog({ isFilled, unkeptCount, ...answers }: StartOverDialogProps) {
  const { startOver: t, leave } = useMessages().create;
  const question = isFilled
    ? { title: t.title, confirmLabel: t.confirm }
    : { title: t.unkeptTitle, confirmLabel: leave.leave };
  return (
    <Confirmation {...answers} {...question}>
      {isFilled && <p>{t.text}</p>}
      <UnkeptCases count={unkeptCount} />
    </Confirmation>
  );
}

/** Says that the ids of created cases are about to be lost. */
function UnkeptCases({ count }: { readonly count: number }) {
  const { created } = useMessages().create.result;
  return count > 0 && <p>{created.unkept({ count })}</p>;
}
