import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Select } from "#ui/form/Select.tsx";
import { extensionOf } from "../../files/extension.ts";
import type { FileContent } from "../file-content.ts";
import { decodeText, encodingChoices, maxPreviewBytes } from "../text-encoding.ts";
import { MailView } from "./MailView.tsx";
import { type Mail, maxMailBytes } from "./mail.ts";
import { SourceText } from "./SourceText.tsx";
import { TableView } from "./TableView.tsx";
import styles from "./TextFileView.module.css";
import { readTextTable } from "./text-table.ts";

interface TextFileViewProps {
  readonly content: Extract<FileContent, { readonly type: "text" }>;
  readonly mail: Mail | undefined;
  /** The size of the whole file in bytes. */
  readonly size: number;
  readonly name: string;
  /** Where the buttons of the preview stand. */
  readonly tools: HTMLElement | null;
}

/**
 * The beginning of a text file: an e-mail or a table is shown as such, everything else as its source. An encoding that
 * is a guess is named and can be changed.
 */
export function TextFileView({ content, mail, size, name, tools }: TextFileViewProps) {
  const { tag, messages } = useLanguage();
  const { shown: t } = messages.documents;
  const [encoding, setEncoding] = useState(content.encoding);
  const [isSource, setIsSource] = useState(false);
  const text = useMemo(() => decodeText(content.bytes, encoding), [content.bytes, encoding]);
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
      <div className={styles.tools}>
        {size > shownBytes && (
          <p>{t.cut({ shown: formatBytes(shownBytes, tag), whole: formatBytes(size, tag) })}</p>
        )}
        {!content.isCertain && !isMailShown && (
          <Select
            label={t.encoding}
            isInline
            value={encoding}
            onChange={(event) => {
              const chosen = encodingChoices.find((choice) => choice === event.target.value);
              if (chosen) setEncoding(chosen);
            }}
          >
            {encodingChoices.map((choice) => (
              <option key={choice} value={choice}>
                {choice === "windows-1251" || choice === "windows-1252"
                  ? choice
                  : choice.toUpperCase()}
              </option>
            ))}
          </Select>
        )}
      </div>
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
