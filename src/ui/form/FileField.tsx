import { FileText, Paperclip, X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "../Button.tsx";
import { ReceivedText } from "../text/ReceivedText.tsx";
import { FieldFrame, type FrameProps } from "./FieldFrame.tsx";
import styles from "./FileField.module.css";

interface FileFieldProps extends FrameProps {
  readonly files: readonly File[];
  readonly onChange: (files: File[]) => void;
  readonly isRequired?: boolean;
  /** The kinds of files that the browser's dialog offers, as in HTML. A dropped file may be of another. */
  readonly accept?: string | undefined;
  /** The name of the button that removes a file. */
  readonly removeLabel: (file: File) => string;
}

/**
 * A labelled input for several files, chosen or dropped. The browser's own input is transparent and lies over
 * our text, where it takes clicks, keys and drops: its own text is in the browser's language, and names
 * only the files chosen last.
 */
export function FileField(props: FileFieldProps) {
  const { files, onChange, isRequired = false, accept, removeLabel, ...frame } = props;
  const { tag, words } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A screen reader announces the input's files: set all of them, not only those chosen last.
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
  }, [files]);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <div className={[control.className, styles.box].join(" ")}>
            <span aria-hidden className={styles.add}>
              <Paperclip size={14} />
              {words.ui.addFiles}
            </span>
            <span aria-hidden className={styles.drop}>
              {words.ui.dropFiles}
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              accept={accept}
              aria-required={isRequired || undefined}
              className={styles.input}
              onChange={({ currentTarget }) => onChange([...files, ...(currentTarget.files ?? [])])}
            />
          </div>
          {files.length > 0 && (
            <ul>
              {files.map((file, index) => (
                <li key={`${file.name} ${index}`} className={styles.file}>
                  <FileText aria-hidden size="1rem" />
                  <span className={styles.name}>
                    <ReceivedText>{file.name}</ReceivedText>
                  </span>
                  <span className={styles.size}>{formatBytes(file.size, tag)}</span>
                  <Button
                    variant="quiet"
                    aria-label={removeLabel(file)}
                    icon={<X aria-hidden />}
                    onClick={() => {
                      onChange(files.filter((other) => other !== file));
                      input.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldFrame>
  );
}
