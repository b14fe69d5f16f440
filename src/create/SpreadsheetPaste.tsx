import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SpreadsheetForm } from "./SpreadsheetForm.tsx";
import type { PastedRow } from "./spreadsheet.ts";
import styles from "./Transactions.module.css";

/** What became of pasted rows. */
export interface Taken {
  /** In words; "" when nothing was taken. */
  readonly said: string;
  /** Rows that have to be corrected. */
  readonly left: readonly PastedRow[];
}

interface SpreadsheetPasteProps {
  /** Takes rows in. @param before how many were taken since the place was opened. */
  readonly onRows: (rows: readonly PastedRow[], before: number) => Promise<Taken>;
  /** Every row was taken, and the place is closed. */
  readonly onDone: () => void;
}

/** A button that opens a place to paste transactions into, and what came of it. */
export function SpreadsheetPaste({ onRows, onDone }: SpreadsheetPasteProps) {
  const { paste: words } = useWords().create;
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState({ count: 0, said: "" });
  return (
    <>
      <Button
        icon={<ClipboardPaste aria-hidden />}
        onClick={() => {
          setTaken({ count: 0, said: "" });
          setOpen(true);
        }}
      >
        {words.button}
      </Button>
      <span role="status" className={styles.said}>
        {!isOpen && taken.said}
      </span>
      {isOpen && (
        <Dialog title={words.button} onClose={() => setOpen(false)}>
          <SpreadsheetForm
            onRows={async ({ rows, otherColumns }) => {
              const { said, left } = await onRows(rows, taken.count);
              const others = otherColumns > 0 ? ` ${words.others({ count: otherColumns })}` : "";
              const count = taken.count + rows.length - left.length;
              setTaken({ count, said: said === "" ? "" : `${said}${others}` });
              return left;
            }}
            onDone={() => {
              setOpen(false);
              onDone();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
