import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { nextTask } from "#ui/breath.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { mostGroups } from "./batch/batch.ts";
import styles from "./SpreadsheetForm.module.css";
import { type PastedRow, readSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";
import { loadParser } from "./spreadsheet-cells.ts";

interface SpreadsheetFormProps {
  /** Takes rows in, and gives back those that have to be corrected. */
  readonly onRows: (sheet: Spreadsheet) => Promise<readonly PastedRow[]>;
  /** Every row was taken. */
  readonly onDone: () => void;
}

const mostNamed = 20;
/** Characters that a text box takes at once without holding up the page. */
const longest = 50_000;

/** A place to paste rows into; what cannot be read stays in it to be corrected. */
export function SpreadsheetForm({ onRows, onDone }: SpreadsheetFormProps) {
  const { paste: words } = useWords().create;
  const box = useRef<HTMLTextAreaElement>(null);
  const isReading = useRef(false);
  const [read, setRead] = useState<{ added: number; bad: readonly BadLine[] }>();

  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = box.current;
    // Opened to paste something, at once.
    element?.focus();
    // What fails now is asked for again with the first rows.
    loadParser().catch(() => {});
    return () => {
      // React and the browser may hold the removed box for a while, and it holds card numbers.
      if (element) element.value = "";
    };
  }, []);

  async function add(text: string) {
    if (isReading.current) return;
    isReading.current = true;
    const sheet = await readSpreadsheet(text).catch(() => undefined);
    await nextTask();
    const bad = await (sheet && onRows(sheet));
    isReading.current = false;
    setFailed(sheet === undefined);
    if (!sheet || !bad) return;
    const added = sheet.rows.length - bad.length;
    // The pasted text holds card numbers: nothing of it stays but what has to be corrected.
    if (box.current) box.current.value = bad.map(({ text }) => text).join("\n");
    if (added > 0 && bad.length === 0) return onDone();
    setRead({ added, bad: bad.map(({ line, why }) => ({ line, why })) });
    box.current?.focus();
  }

  /** Thousands of lines in a text box take minutes, and nobody corrects them there. */
  function takeLong(event: SyntheticEvent<HTMLTextAreaElement>, from: DataTransfer) {
    const text = from.getData("text/plain");
    if (countLines(text) <= mostGroups && text.length <= longest) return;
    event.preventDefault();
    void add([event.currentTarget.value, text].filter(Boolean).join("\n"));
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
        onPaste={(event) => takeLong(event, event.clipboardData)}
        onDrop={(event) => takeLong(event, event.dataTransfer)}
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
                  <b>{words.badRow({ line })}</b>: {why && words.why[why]}
                </li>
              ))}
              {others > 0 && <li>{words.more({ count: others })}</li>}
            </ul>
          </>
        )}
      </div>
      <Button look="primary" onClick={() => void add(box.current?.value ?? "")}>
        {words.add}
      </Button>
    </div>
  );
}

type BadLine = Pick<PastedRow, "line" | "why">;

const countLines = (text: string) => text.split("\n", mostGroups + 2).length;
