import { X } from "lucide-react";
import { useRef } from "react";
import { formatBytes } from "#language/byte-size.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { Button } from "./Button.tsx";
import { FieldFrame, type FrameProps } from "./FieldFrame.tsx";
import styles from "./FileField.module.css";
import { SentText } from "./SentText.tsx";

interface FileFieldProps extends FrameProps {
  readonly files: readonly File[];
  readonly onChange: (files: File[]) => void;
  readonly isRequired?: boolean;
  /** The name of the button that takes one file out. */
  readonly removeLabel: (file: File) => string;
}

/** A labelled place for files, chosen or dropped, one after another. */
export function FileField({
  files,
  onChange,
  isRequired = false,
  removeLabel,
  ...frame
}: FileFieldProps) {
  const { tag } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            aria-required={isRequired || undefined}
            className={[control.className, styles.input].join(" ")}
            onChange={({ currentTarget }) => {
              onChange([...files, ...(currentTarget.files ?? [])]);
              // So that the same file can be chosen again after it was taken out.
              currentTarget.value = "";
            }}
          />
          {files.length > 0 && (
            <ul className={styles.list}>
              {files.map((file, at) => (
                <li key={`${file.name} ${at}`} className={styles.file}>
                  <span className={styles.name}>
                    <SentText>{file.name}</SentText>
                  </span>
                  <span className={styles.size}>{formatBytes(file.size, tag)}</span>
                  <Button
                    look="quiet"
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
