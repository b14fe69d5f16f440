import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "../transactions/Transactions.module.css";
import type { TransactionList } from "../transactions/transaction-list.ts";
import { PasteForm } from "./PasteForm.tsx";
import type { Spreadsheet } from "./spreadsheet.ts";

interface PasteButtonProps {
  readonly list: TransactionList;
  /** Rows were taken, and the dialog is closed. */
  readonly onPasted: () => void;
}

/** A button that opens a place to paste transactions into, and what came of it. */
export function PasteButton({ list, onPasted }: PasteButtonProps) {
  const { paste: words } = useFullWords().create.transactions;
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");

  async function take({ rows, otherColumns }: Spreadsheet) {
    const { added, filled, ignored } = await list.paste(rows);
    const done = filled > 0 ? words.filled({ filled, ignored }) : words.added({ count: added });
    const others = otherColumns > 0 ? ` ${words.others({ count: otherColumns })}` : "";
    setMessage(`${done}${others}`);
    setOpen(false);
    onPasted();
  }

  return (
    <>
      <Button
        icon={<ClipboardPaste aria-hidden />}
        onClick={() => {
          setMessage("");
          setOpen(true);
        }}
      >
        {words.button}
      </Button>
      <span role="status" className={styles.said}>
        {!isOpen && message}
      </span>
      {isOpen && (
        <Dialog title={words.button} onClose={() => setOpen(false)}>
          <PasteForm onRows={take} />
        </Dialog>
      )}
    </>
  );
}
