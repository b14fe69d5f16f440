import { createStore, useStore } from "./store.ts";

/** What became of a copy. */
export interface CopyOutcome {
  readonly isCopied: boolean;
  /** Tells one copy from the one before. */
  readonly number: number;
}

const shownForMs = 4000;
const lastOutcome = createStore<CopyOutcome | undefined>(undefined);
let copies = 0;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/**
 * Copies a text, and lets {@link useCopyOutcome} know whether the browser allowed it.
 * @param isRow it is cells with tabs between them, which a spreadsheet shall take as text.
 */
export async function copyText(text: string | Promise<string>, isRow = false): Promise<void> {
  const isCopied = await write(text, isRow);
  copies += 1;
  clearTimeout(forgetting);
  lastOutcome.set({ isCopied, number: copies });
  forgetting = setTimeout(() => lastOutcome.set(undefined), shownForMs);
}

/**
 * A row as a table. By these two signs, Excel and LibreOffice leave a cell as it is; of plain text
 * they make numbers and dates: an ARN ends in zeros, `0012` is 12, `5.10` is a day of October.
 */
const rowHtml = (row: string): string =>
  `<table><tr>${row
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .split("\t")
    .map((cell) => `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${cell}</td>`)
    .join("")}</tr></table>`;

/**
 * Copies a row by an event, since the browser parses what `clipboard.write` is given within this
 * page, whose policy lets no style in.
 * @returns whether it could; a browser may want a selection for it.
 */
function copyTable(row: string): boolean {
  let isFilled = false;
  const fill = (event: ClipboardEvent) => {
    isFilled = true;
    event.clipboardData?.setData("text/plain", row);
    event.clipboardData?.setData("text/html", rowHtml(row));
    event.preventDefault();
  };
  document.addEventListener("copy", fill);
  try {
    return document.execCommand("copy") && isFilled;
  } finally {
    document.removeEventListener("copy", fill);
  }
}

async function write(copied: string | Promise<string>, isRow: boolean): Promise<boolean> {
  try {
    const plain = await copied;
    if (isRow && copyTable(plain)) return true;
    await navigator.clipboard.writeText(plain);
    return true;
  } catch {
    return false;
  }
}

/** What became of the last copy, for a few seconds. */
export const useCopyOutcome = (): CopyOutcome | undefined => useStore(lastOutcome);
