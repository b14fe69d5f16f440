import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { cutPosition } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { Facts } from "#ui/Facts.tsx";
import { MaskedText, ReceivedText } from "#ui/text/ReceivedText.tsx";
import { FileName } from "../../files/FileName.tsx";
import { extensionOf, receivedName } from "../../files/file-names.ts";
import { decodeText, type FileContent, maxPreviewBytes } from "../file-content.ts";
import { type Mail, maxMailBytes } from "./mail.ts";
import styles from "./TextFileView.module.css";
import { maxColumns, maxRows, readTextTable, type TextTable } from "./text-table.ts";

interface TextFileViewProps {
  readonly content: Extract<FileContent, { readonly kind: "text" }>;
  readonly mail: Mail | undefined;
  /** Of the whole file, in bytes. */
  readonly size: number;
  readonly name: string;
  readonly tools: HTMLElement | null;
}

/** An e-mail or a table is shown as such, every other text as its source. */
export function TextFileView({ content, mail, size, name, tools }: TextFileViewProps) {
  const { tag, messages } = useLanguage();
  const { shown: t } = messages.documents;
  const [isSource, setIsSource] = useState(false);
  const text = useMemo(() => decodeText(content.bytes, content.encoding), [content]);
  const isNamedTable = /^(?:csv|tsv)$/.test(extensionOf(name));
  const table = useMemo(
    () => (mail ? undefined : readTextTable(text, isNamedTable)),
    [text, isNamedTable, mail],
  );
  const hasForm = mail !== undefined || table !== undefined;
  const isMailShown = mail !== undefined && !isSource;
  const shownBytes = isMailShown ? maxMailBytes : maxPreviewBytes;
  return (
    <>
      {size > shownBytes && (
        <p className={`soft ${styles.cut}`}>
          {t.cut({ shown: formatBytes(shownBytes, tag), whole: formatBytes(size, tag) })}
        </p>
      )}
      {hasForm &&
        tools &&
        createPortal(
          <Button variant="quiet" onClick={() => setIsSource(!isSource)}>
            {isSource ? (mail ? t.asMail : t.asTable) : t.asText}
          </Button>,
          tools,
        )}
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" className={styles.scrolled} aria-label={name} tabIndex={0}>
        {isMailShown ? (
          <MailView mail={mail} />
        ) : table && !isSource ? (
          <TableView table={table} />
        ) : text === "" ? (
          <p>{messages.documents.problems.empty}</p>
        ) : (
          <SourceText text={text} />
        )}
      </div>
    </>
  );
}

function MailView({ mail }: { readonly mail: Mail }) {
  const { tag, messages } = useLanguage();
  const { mail: t } = messages.documents;
  const { headers, text, attachments } = mail;
  return (
    <>
      <div className={styles.headers}>
        <Facts>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{t.headers[name]}</dt>
              <dd>
                <ReceivedText canReveal>{value}</ReceivedText>
              </dd>
            </div>
          ))}
          {attachments.length > 0 && (
            <div>
              <dt>{t.attachments}</dt>
              <dd>
                <ul>
                  {attachments.map((attachment, index) => (
                    <li key={index}>
                      <FileName name={receivedName(attachment, index + 1, messages)} canReveal />{" "}
                      <small>{formatBytes(attachment.size, tag)}</small>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </Facts>
      </div>
      {text.trim() === "" ? <p className="soft">{t.noText}</p> : <SourceText text={text} />}
    </>
  );
}

function TableView({ table }: { readonly table: TextTable }) {
  const { tag, messages } = useLanguage();
  const { shown: t } = messages.documents;
  return (
    <table className={styles.table}>
      {table.isCut && (
        <caption>{t.tableCut({ rows: maxRows.toLocaleString(tag), columns: maxColumns })}</caption>
      )}
      {table.heading.length > 0 && (
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.row}</span>
            </th>
            {table.heading.map((cell, index) => (
              <th key={index} scope="col">
                <ReceivedText isWholeLine canReveal>
                  {cell}
                </ReceivedText>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {table.rows.map((cells, row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {cells.map((cell, index) => (
              <td key={index} dir="auto">
                <ReceivedText isWholeLine canReveal>
                  {cell}
                </ReceivedText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SourceText({ text }: { readonly text: string }) {
  const ends = useMemo(() => pieceEnds(text), [text]);
  return (
    <pre className={styles.source} dir="auto">
      {ends.map((end, index) => (
        <span key={end}>
          <MaskedText text={text} from={ends[index - 1] ?? 0} to={end} canReveal />
        </span>
      ))}
    </pre>
  );
}

const maxPieceLength = 16_000;

/**
 * The ends of pieces that the browser can lay out one by one. A piece ends after a line, if a line ends in its second
 * half, and never within a character or a card number.
 */
function pieceEnds(text: string): number[] {
  const ends: number[] = [];
  let from = 0;
  while (from < text.length) {
    let end = cutPosition(text, from, maxPieceLength);
    const lineEnd = text.lastIndexOf("\n", end - 1) + 1;
    if (end < text.length && lineEnd > from + maxPieceLength / 2) {
      end = cutPosition(text, from, lineEnd - from);
    }
    ends.push(end);
    from = end;
  }
  return ends;
}
