import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { ButtonRow } from "#ui/ButtonRow.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Switch } from "#ui/form/Switch.tsx";

interface HiddenFieldsOptions {
  /** Whether the case has hidden fields. Called only when the answer is needed, because it reads every field. */
  readonly hasHiddenFields: () => boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly note?: string;
  /** Called once it is known whether hidden fields are included. */
  readonly onConfirm: (includesHiddenFields: boolean) => void;
}

/**
 * Asks, before a case leaves the screen, whether its hidden fields are included. It does not ask about a case
 * without hidden fields.
 * @returns `start`, to be called in place of `onConfirm`, and the dialog while it is open.
 */
export function useHiddenFieldsDialog(options: HiddenFieldsOptions) {
  const { hasHiddenFields, onConfirm } = options;
  const [isOpen, setOpen] = useState(false);
  function confirm(includesHiddenFields: boolean) {
    setOpen(false);
    onConfirm(includesHiddenFields);
  }
  const start = () => (hasHiddenFields() ? setOpen(true) : onConfirm(false));
  const dialog: ReactNode = isOpen && (
    <HiddenFieldsDialog {...options} onConfirm={confirm} onClose={() => setOpen(false)} />
  );
  return { start, dialog };
}

function HiddenFieldsDialog(props: HiddenFieldsOptions & { readonly onClose: () => void }) {
  const { title, confirmLabel, note, onConfirm, onClose } = props;
  const { case: t } = useMessages();
  const [includesHiddenFields, setIncluded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose}>
      <Switch isOn={includesHiddenFields} onChange={setIncluded}>
        {t.includeHidden}
      </Switch>
      {note && <p>{note}</p>}
      <ButtonRow isFooter>
        <Button ref={button} variant="primary" onClick={() => onConfirm(includesHiddenFields)}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
