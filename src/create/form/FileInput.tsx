import { Eye, Paperclip, X } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { type FieldOf, type FormProfile, fieldsFor, textIn } from "#config/form-profile.ts";
import { canPreview, shownName } from "#documents/files/file-names.ts";
import { FilePicture } from "#documents/preview/FilePicture.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { lazyPart } from "#lib/import-chunk.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { IconButton } from "#ui/Button.tsx";
import { FieldFrame, type FrameProps } from "#ui/form/FieldFrame.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { allowedFiles, rejectionText, takeFiles } from "./accepted-files.ts";
import { nameScreenshots, useDroppedFiles } from "./dropped-files.ts";
import styles from "./FileInput.module.css";
import { type CreateFormValues, fieldKey, filesOf, totalBytes } from "./values.ts";

const FileDialog = lazyPart(
  async () => (await import("#documents/preview/FileView.tsx")).FileDialog,
);

interface FileInputProps extends FrameProps {
  readonly field: FieldOf<"File">;
  readonly profile: FormProfile;
  readonly isRequired: boolean;
}

const noFiles: readonly File[] = [];

/**
 * The files of one field. They live in the form's state only, and are read when they are sent. The browser's own input is
 * transparent and lies over our text, where it takes clicks, keys and drops: its own text is in the browser's language,
 * and names only the files chosen last.
 */
export function FileInput({ field, profile, isRequired, hint, ...frame }: FileInputProps) {
  const { tag, messages } = useLanguage();
  const { errors: t, fields: texts } = messages.create;
  const { control, getValues, setValue, trigger } = useFormContext<CreateFormValues>();
  const path = `files.${fieldKey(field.code)}` as const;
  const files = useWatch({ control, name: path }) ?? noFiles;
  const { errors } = useFormState({ control, name: "files" });
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rejectionsId = useId();
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const [pastedMessage, setPastedMessage] = useState("");
  const limits = { ...field, maxTotalBytes: profile.maxTotalBytes };

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
    setPastedMessage("");
  }
  function add(offered: readonly File[]) {
    // The current values: another paste may have come since the last rendering.
    const values = getValues();
    const present = filesOf(values, field.code);
    const { accepted, rejected } = takeFiles(offered, limits, {
      count: present.length,
      bytes: totalBytes(values, fieldsFor(profile, values.bpCode)),
    });
    change([...present, ...accepted]);
    setRejections(
      rejected.map((one) => texts.files.notAdded({ why: rejectionText(one, limits, t, tag) })),
    );
    return accepted;
  }
  function addDropped(dropped: readonly File[]) {
    const names = filesOf(getValues(), field.code).map(({ name }) => name);
    const taken = add(nameScreenshots(dropped, texts.files.screenshot, names));
    const label = textIn(field.label, tag);
    const sentences = taken.map(({ name }) =>
      texts.files.pasted({ name: maskCardNumbers(name), field: label }),
    );
    setPastedMessage(sentences.join(" "));
  }
  const bpCode = useWatch({ control, name: "bpCode" });
  const firstFileField = fieldsFor(profile, bpCode).find(({ type }) => type === "File");
  useDroppedFiles(box, firstFileField === field, addDropped);

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
        <div ref={box} data-takes-files>
          <div className={[controlProps.className, styles.box].join(" ")}>
            <span aria-hidden className={styles.add}>
              <Paperclip size={14} />
              {texts.files.add}
            </span>
            <span aria-hidden className="soft small">
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
                <ChosenFile
                  key={`${file.name} ${index}`}
                  file={file}
                  onRemove={() => {
                    change(files.filter((other) => other !== file));
                    setRejections([]);
                    input.current?.focus();
                  }}
                />
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
            {pastedMessage}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

interface ChosenFileProps {
  readonly file: File;
  readonly onRemove: () => void;
}

function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const { tag, messages } = useLanguage();
  const { documents, create } = messages;
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <li className={styles.file}>
      <span className={styles.picture}>
        <FilePicture name={file.name} file={file} />
      </span>
      <span className={styles.name}>
        <ReceivedText>{file.name}</ReceivedText>
      </span>
      {canPreview(file.name) && (
        <IconButton
          Icon={Eye}
          label={documents.previewOf({ name: shownName(file.name) })}
          title={documents.preview}
          onClick={() => setPreviewed(true)}
        />
      )}
      <span className={styles.size}>{formatBytes(file.size, tag)}</span>
      <IconButton
        label={create.fields.removeFile({ name: maskCardNumbers(file.name) })}
        Icon={X}
        onClick={onRemove}
      />
      {isPreviewed && (
        <SectionBoundary resetKey={file} isRequested>
          <FileDialog file={file} onClose={() => setPreviewed(false)} />
        </SectionBoundary>
      )}
    </li>
  );
}

/** Tells the operator, after files were pasted or dropped, that the form has no field for them. */
export function NoFileFieldNotice({ profile }: { readonly profile: FormProfile }) {
  const { files: t } = useLanguage().messages.create.fields;
  const { control } = useFormContext<CreateFormValues>();
  const bpCode = useWatch({ control, name: "bpCode" });
  const [isTold, setTold] = useState(false);
  const isMissing = !fieldsFor(profile, bpCode).some(({ type }) => type === "File");
  useDroppedFiles(undefined, isMissing, () => setTold(true));
  return (
    <p role="status" className={styles.noField}>
      {isMissing && isTold && (bpCode === "" ? t.noCaseType : t.noField)}
    </p>
  );
}
