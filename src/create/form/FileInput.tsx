import { Eye } from "lucide-react";
import { useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { type FieldOf, type FormProfile, fieldsFor, textIn } from "#config/form-profile.ts";
import { canPreview } from "#documents/files/extension.ts";
import { shownName } from "#documents/files/shown-name.ts";
import { FilePicture } from "#documents/preview/FilePicture.tsx";
import { formatBytes } from "#i18n/byte-size.ts";
import type { AllowedFiles } from "#i18n/english/create.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { lazyPart } from "#lib/import-chunk.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import type { FrameProps } from "#ui/form/FieldFrame.tsx";
import { FileField } from "#ui/form/FileField.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { type FileLimits, kindNames, limitsOf, takeFiles } from "./accepted-files.ts";
import { nameScreenshots, useDroppedFiles } from "./dropped-files.ts";
import styles from "./FileInput.module.css";
import { type CreateFormValues, fieldKey, filesOf, totalBytes } from "./values.ts";

const FileDialog = lazyPart(
  async () => (await import("#documents/preview/FileDialog.tsx")).FileDialog,
);

/** The most rejected files that are named; a folder may have thousands. */
const maxNamedRejections = 5;

interface FileInputProps extends FrameProps {
  readonly field: FieldOf<"File">;
  readonly profile: FormProfile;
  readonly isRequired: boolean;
}

const noFiles: readonly File[] = [];

/** The files of one field. They live in the form's state only, and are read when they are sent. */
export function FileInput({ field, profile, hint, ...frame }: FileInputProps) {
  const { tag, messages } = useLanguage();
  const { fields: t } = messages.create;
  const { files: texts } = t;
  const { control, getValues, setValue, trigger } = useFormContext<CreateFormValues>();
  const path = `files.${fieldKey(field.code)}` as const;
  const files = useWatch({ control, name: path }) ?? noFiles;
  const { errors } = useFormState({ control, name: "files" });
  const box = useRef<HTMLDivElement>(null);
  const [rejectionMessages, setRejectionMessages] = useState<readonly string[]>([]);
  const [pastedMessage, setPastedMessage] = useState("");
  const [previewed, setPreviewed] = useState<File>();
  const limits = limitsOf(field, profile.maxTotalBytes);
  const allowed = allowedFiles(limits, texts, tag);

  function change(chosen: File[]) {
    setValue(path, chosen);
    // Validates now, not only when the form is sent, and also other fields with errors: all files count towards one
    // total.
    const pathsWithErrors = Object.keys(errors.files ?? {}).map((key) => `files.${key}` as const);
    void trigger([path, ...pathsWithErrors]);
  }
  function add(offered: readonly File[]) {
    // The current values: another paste may have come since the last rendering.
    const values = getValues();
    const present = filesOf(values, field.code);
    const bytes = totalBytes(values, fieldsFor(profile, values.bpCode));
    const { accepted, rejected } = takeFiles(offered, limits, {
      count: present.length,
      bytes,
    });
    change([...present, ...accepted]);
    setPastedMessage("");
    const rejections = rejected.map(({ file, rule, totalBytes: together }) =>
      texts.rejected[rule]({
        ...allowed,
        name: maskCardNumbers(file.name),
        size: formatBytes(file.size, tag),
        together: formatBytes(together, tag),
      }),
    );
    const more = rejections.length - maxNamedRejections;
    setRejectionMessages([
      ...rejections.slice(0, maxNamedRejections),
      ...(more > 0 ? [texts.moreRejected({ count: more })] : []),
    ]);
    return accepted;
  }
  function addDropped(dropped: readonly File[]) {
    const names = filesOf(getValues(), field.code).map(({ name }) => name);
    const taken = add(nameScreenshots(dropped, texts.screenshot, names));
    const label = textIn(field.label, tag);
    const sentences = taken.map(({ name }) =>
      texts.pasted({ name: maskCardNumbers(name), field: label }),
    );
    setPastedMessage(sentences.join(" "));
  }
  const bpCode = useWatch({ control, name: "bpCode" });
  const firstFileField = fieldsFor(profile, bpCode).find(({ type }) => type === "File");
  useDroppedFiles(box, firstFileField === field, addDropped);

  return (
    <>
      <FileField
        {...frame}
        error={errors.files?.[fieldKey(field.code)]?.message}
        ref={box}
        hint={
          <>
            {hint} {texts.allowed(allowed)}
          </>
        }
        files={files}
        accept={field.accept}
        onAdd={add}
        onRemove={(file) => {
          change(files.filter((other) => other !== file));
          setRejectionMessages([]);
          setPastedMessage("");
        }}
        removeLabel={(file) => t.removeFile({ name: maskCardNumbers(file.name) })}
        rejections={rejectionMessages}
        message={pastedMessage}
        renderPicture={(file) => (
          <span className={styles.picture}>
            <FilePicture name={file.name} file={file} />
          </span>
        )}
        renderTools={(file) =>
          canPreview(file.name) && (
            <IconButton
              Icon={Eye}
              label={messages.documents.previewOf({ name: shownName(file.name) })}
              title={messages.documents.preview}
              onClick={() => setPreviewed(file)}
            />
          )
        }
      />
      {previewed && (
        <SectionBoundary resetKey={previewed} isRequested>
          <FileDialog file={previewed} onClose={() => setPreviewed(undefined)} />
        </SectionBoundary>
      )}
    </>
  );
}

function allowedFiles(
  { accept, maxFiles, maxBytes, maxTotalBytes }: FileLimits,
  { kinds }: Messages["create"]["fields"]["files"],
  tag: LanguageTag,
): AllowedFiles {
  return {
    kinds: accept === undefined ? undefined : kindNames(accept, kinds, tag),
    count: Number.isFinite(maxFiles) ? maxFiles : undefined,
    maxSize: formatBytes(maxBytes, tag),
    total: Number.isFinite(maxTotalBytes) ? formatBytes(maxTotalBytes, tag) : undefined,
  };
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
