import { useEffect, useRef, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import styles from "./SpreadsheetForm.module.css";
import { type PastedRows, readSpreadsheet } from "./spreadsheet.ts";

interface SpreadsheetFormProps {
  readonly onRows: (rows: PastedRows["rows"]) => void;
  /** Every row was read. */
  readonly onDone: () => void;
}

const mostNamed = 20;

/** A place to paste rows into; what cannot be read stays in it to be corrected. */
export function SpreadsheetForm({ onRows, onDone }: SpreadsheetFormProps) {
  const { paste: words } = useWords().create;
  const box = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState<{ added: number; bad: readonly BadLine[] }>();

  const [isFailed, setFailed] = useState(false);
  // Opened to paste something, at once.
  useEffect(() => box.current?.focus(), []);

  async function add() {
    if (!box.current) return;
    const { value } = box.current;
    const table = await readSpreadsheet(value).catch(() => undefined);
    setFailed(table === undefined);
    if (!table) return;
    const { rows, bad } = table;
    // The pasted text holds card numbers: nothing of it stays but what has to be corrected.
    box.current.value = bad.map(({ text }) => text).join("\n");
    if (rows.length > 0) onRows(rows);
    if (rows.length > 0 && bad.length === 0) onDone();
    else setRead({ added: rows.length, bad: bad.map(({ line, why }) => ({ line, why })) });
    box.current?.focus();
  }

  const named = read?.bad.slice(0, mostNamed) ?? [];
  const others = (read?.bad.length ?? 0) - named.length;
  return (
    <div className={styles.form}>
      <TextArea
        ref={box}
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        spellCheck={false}
        fault={
          isFailed ? words.failed : read?.added === 0 && read.bad.length === 0 && words.nothing
        }
      />
      <div role="status" className={styles.said}>
        {read && read.added > 0 && <p>{words.added({ count: read.added })}</p>}
        {named.length > 0 && read && (
          <>
            <p>{words.bad({ count: read.bad.length })}</p>
            <ul className={styles.bad}>
              {named.map(({ line, why }) => (
                <li key={line}>
                  <b>{words.badRow({ line })}</b>: {words.why[why]}
                </li>
              ))}
              {others > 0 && <li>{words.more({ count: others })}</li>}
            </ul>
          </>
        )}
      </div>
      <Button look="primary" onClick={() => void add()}>
        {words.add}
      </Button>
    </div>
  );
}

type BadLine = Pick<PastedRows["bad"][number], "line" | "why">;
