import { Check, CircleSlash, TriangleAlert } from "lucide-react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import type { fileOf } from "../download/find-document.ts";

interface FileSizeProps {
  readonly isSaved: boolean;
  /** The file in the last answer with files, or why there is none; `undefined` before such an answer. */
  readonly file: ReturnType<typeof fileOf>;
}

/** The size of a file as soon as it is known, or a word that says why there is no file. */
export function FileSize({ isSaved, file }: FileSizeProps) {
  const { tag, messages } = useLanguage();
  const { state: t } = messages.documents;
  if (file instanceof Blob) {
    return (
      <>
        {isSaved && (
          <>
            <Check aria-hidden size="0.8125rem" />
            <span className="visually-hidden">{t.saved}</span>{" "}
          </>
        )}
        {formatBytes(file.size, tag)}
      </>
    );
  }
  if (file === undefined || file === "gone") return null;
  const isEmpty = file === "empty";
  return (
    <StatusLabel tone="warn" Icon={isEmpty ? CircleSlash : TriangleAlert}>
      {isEmpty || file === "not-sent" ? t[file] : t.corrupt}
    </StatusLabel>
  );
}
