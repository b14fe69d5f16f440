import { Paperclip, X } from "lucide-react";
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { IconButton } from "../IconButton.tsx";
import { ReceivedText } from "../text/ReceivedText.tsx";
import { FieldFrame, type FrameProps } from "./FieldFrame.tsx";
import styles from "./FileField.module.css";

interface FileFieldProps extends FrameProps {
  readonly files: readonly File[];
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (file: File) => void;
  readonly isRequired?: boolean;
  /** The kinds of files that the browser's dialog offers, as in HTML. A dropped file may be of another kind. */
  readonly accept?: string | undefined;
  readonly removeLabel: (file: File) => string;
  /** Why each of the files offered last was not added. */
  readonly rejections: readonly string[];
  readonly message: string;
  readonly renderPicture: (file: File) => ReactNode;
  readonly renderTools: (file: File) => ReactNode;
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * The browser's own input is transparent and lies over our text, where it takes clicks, keys and drops: its own text is
 * in the browser's language, and names only the files chosen last.
 */
export function FileField(props: FileFieldProps) {
  const { files, onAdd, onRemove, isRequired = false, accept, removeLabel, ref, ...rest } = props;
  const { rejections, message, renderPicture, renderTools, ...frame } = rest;
  const rejectionsId = useId();
  const { tag, messages } = useLanguage();
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
        <div ref={ref} data-takes-files>
          <div className={[control.className, styles.box].join(" ")}>
            <span aria-hidden className={styles.add}>
              <Paperclip size={14} />
              {messages.ui.addFiles}
            </span>
            <span aria-hidden className="soft small">
              {messages.ui.dropFiles}
            </span>
            <input
              {...control}
              aria-describedby={[rejections.length > 0 && rejectionsId, control["aria-describedby"]]
                .filter(Boolean)
                .join(" ")}
              ref={input}
              type="file"
              multiple
              accept={accept}
              aria-required={isRequired || undefined}
              className={styles.input}
              onChange={({ currentTarget }) => onAdd([...(currentTarget.files ?? [])])}
            />
          </div>
          {files.length > 0 && (
            <ul>
              {files.map((file, index) => (
                <li key={`${file.name} ${index}`} className={styles.file}>
                  {renderPicture(file)}
                  <span className={styles.name}>
                    <ReceivedText>{file.name}</ReceivedText>
                  </span>
                  {renderTools(file)}
                  <span className={styles.size}>{formatBytes(file.size, tag)}</span>
                  <IconButton
                    label={removeLabel(file)}
                    Icon={X}
                    onClick={() => {
                      onRemove(file);
                      input.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {rejections.length > 0 && (
            <ul id={rejectionsId} role="alert" className={styles.rejections}>
              {rejections.map((rejection, index) => (
                <li key={index}>{rejection}</li>
              ))}
            </ul>
          )}
          <p role="status" className={styles.message}>
            {message}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}
