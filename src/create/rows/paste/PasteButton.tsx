import { ClipboardPaste } from "lucide-react";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextArea } from "#ui/form/FieldFrame.tsx";

interface PasteButtonProps {
  /** Returns whether the text has rows. */
  readonly onPaste: (text: string) => boolean;
}

export function PasteButton({ onPaste }: PasteButtonProps) {
  const { paste: t } = useMessages().create.rows;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<ClipboardPaste aria-hidden />} onClick={() => setOpen(true)}>
        {t.button}
      </Button>
      {isOpen && (
        <Dialog title={t.button} onClose={() => setOpen(false)}>
          <PasteForm onPaste={onPaste} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** The most lines and characters that a text box accepts at once without blocking the page. */
const maxLines = 20;
const maxTyped = 50_000;

function PasteForm({ onPaste, onClose }: PasteButtonProps & { readonly onClose: () => void }) {
  const { create, ui } = useMessages();
  const { paste: t } = create.rows;
  const box = useRef<HTMLTextAreaElement>(null);
  const [isNothing, setNothing] = useState(false);

  useEffect(() => {
    const element = box.current;
    element?.focus();
    return () => {
      // React and the browser may keep the removed box in memory for a while, and it has card numbers in it.
      if (element) element.value = "";
    };
  }, []);

  function add(text: string) {
    if (onPaste(text)) onClose();
    else setNothing(true);
  }

  /** Takes a long text without putting it into the box: a box with thousands of lines blocks the page for minutes. */
  function takeLong(event: SyntheticEvent<HTMLTextAreaElement>, from: DataTransfer) {
    const text = from.getData("text/plain");
    const lineCount = text.split("\n", maxLines + 2).length;
    if (lineCount <= maxLines && text.length <= maxTyped) return;
    event.preventDefault();
    // A paste replaces the selected text, as it does in the browser.
    if (event.type === "paste") event.currentTarget.setRangeText("");
    add([event.currentTarget.value, text].filter(Boolean).join("\n"));
  }

  return (
    <>
      <TextArea
        ref={box}
        label={t.label}
        hint={t.hint}
        // A row stays one line.
        wrap="off"
        autoComplete="off"
        spellCheck={false}
        onPaste={(event) => takeLong(event, event.clipboardData)}
        onDrop={(event) => takeLong(event, event.dataTransfer)}
        error={isNothing && t.nothing}
      />
      <ButtonRow isFooter>
        <Button variant="primary" onClick={() => add(box.current?.value ?? "")}>
          {t.add}
        </Button>
        <Button onClick={onClose}>{ui.cancel}</Button>
      </ButtonRow>
    </>
  );
}
