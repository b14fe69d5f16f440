import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SpreadsheetForm } from "./SpreadsheetForm.tsx";
import styles from "./Transactions.module.css";

interface SpreadsheetPasteProps {
  readonly onRows: (rows: readonly { arn: string; card: string }[]) => void;
}

/** A button that opens a place to paste transactions into, and what came of it. */
export function SpreadsheetPaste({ onRows }: SpreadsheetPasteProps) {
  const { paste: words } = useWords().create;
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState(0);
  return (
    <>
      <Button
        icon={<ClipboardPaste aria-hidden />}
        onClick={() => {
          setAdded(0);
          setOpen(true);
        }}
      >
        {words.button}
      </Button>
      <span role="status" className={styles.said}>
        {!isOpen && added > 0 && words.added({ count: added })}
      </span>
      {isOpen && (
        <Dialog title={words.button} onClose={() => setOpen(false)}>
          <SpreadsheetForm
            onRows={(rows) => {
              onRows(rows);
              setAdded(added + rows.length);
            }}
            onDone={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
