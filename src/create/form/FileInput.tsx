import { Paperclip, X } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { FieldOf } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { IconButton } from "#ui/Button.tsx";
import { FieldFrame, type FrameProps } from "#ui/form/FieldFrame.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { allowedFiles, rejectionText, takeFiles } from "./accepted-files.ts";
import styles from "./FileInput.module.css";
import { useFields, useProfile } from "./form-context.ts";
import { type CreateFormValues, fieldKey, totalBytes } from "./values.ts";

interface FileInputProps extends FrameProps {
  readonly field: FieldOf<"File">;
  readonly isRequired: boolean;
}

const noFiles: readonly File[] = [];

/**
 * The files of one field. They live in the form's state only, and are read when they are sent. The browser's own input is
 * transparent and lies over our text, where it takes clicks, keys and drops: its own text is in the browser's language,
 * and names only the files chosen last.
 */
export function FileInput({ field, isRequired, hint, ...frame }: FileInputProps) {
  const { tag, messages } = useLanguage();
  const { errors: t, fields: texts } = messages.create;
  const { control, getValues, setValue, trigger } = useFormContext<CreateFormValues>();
  const path = `files.${fieldKey(field.code)}` as const;
  const files = useWatch({ control, name: path }) ?? noFiles;
  const { errors } = useFormState({ control, name: "files" });
  const input = useRef<HTMLInputElement>(null);
  const rejectionsId = useId();
  const fields = useFields();
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const limits = { ...field, maxTotalBytes: useProfile().maxTotalBytes };

  useLayoutEffect(() => {
    // A screen reader announces the input's files: set all of them, not only those chosen last.
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
  }, [files]);

  function change(chosen: File[]) {
    setValue(path, chosen);
    // Validates now, not only when the form is sent, and also other fields with errors: all files count towards one
    // total.
    const pathsWithErrors = Object.keys(errors.files ?? {}).map((key) => `files.${key}` as const);
    void trigger([path, ...pathsWithErrors]);
  }
  function add(offered: readonly File[]) {
    const { accepted, rejected } = takeFiles(offered, limits, {
      count: files.length,
      bytes: totalBytes(getValues(), fields),
    });
    change([...files, ...accepted]);
    setRejections(
      rejected.map((one) => texts.files.notAdded({ why: rejectionText(one, limits, t, tag) })),
    );
  }

  return (
    <FieldFrame
      {...frame}
      error={errors.files?.[fieldKey(field.code)]?.message}
      hint={
        <>
          {hint} {texts.files.allowed(allowedFiles(limits, t, tag))}
        </>
      }
    >
      {(controlProps) => (
        <div>
          <div className={[controlProps.className, "line", styles.box].join(" ")}>
            <span aria-hidden className={styles.add}>
              <Paperclip size={14} />
              {texts.files.add}
            </span>
            <span aria-hidden className={[styles.drop, "soft small"].join(" ")}>
              {texts.files.drop}
            </span>
            <input
              {...controlProps}
              aria-describedby={[
                rejections.length > 0 && rejectionsId,
                controlProps["aria-describedby"],
              ]
                .filter(Boolean)
                .join(" ")}
              ref={input}
              type="file"
              multiple
              accept={field.accept}
              aria-required={isRequired || undefined}
              className={styles.input}
              onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
            />
          </div>
          {files.length > 0 && (
            <ul>
              {files.map((file, index) => (
                <li key={`${file.name} ${index}`} className={`line ${styles.file}`}>
                  <span className={styles.name}>
                    <ReceivedText>{file.name}</ReceivedText>
                  </span>
                  <span className="soft small">{formatBytes(file.size, tag)}</span>
                  <IconButton
                    label={texts.removeFile({ name: maskCardNumbers(file.name) })}
                    Icon={X}
                    onClick={() => {
                      change(files.filter((other) => other !== file));
                      setRejections([]);
                      input.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {rejections.length > 0 && (
            <ul id={rejectionsId} role="alert" className={`small ${styles.rejections}`}>
              {rejections.map((rejection, index) => (
                <li key={index}>{rejection}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
