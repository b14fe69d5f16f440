import { Check, CircleSlash, TriangleAlert } from "lucide-react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import type { NoContent } from "../worker/files-error.ts";

interface FileSizeProps {
  readonly isSaved: boolean;
  /** The size in the last answer with files, in bytes; `undefined` before such an answer. */
  readonly size: number | NoContent | undefined;
}

/** The size of a file as soon as it is known, or a word that says why there is no file. */
export function FileSize({ isSaved, size }: FileSizeProps) {
  const { tag, messages } = useLanguage();
  const { state: t } = messages.documents;
  if (typeof size === "number") {
    return (
      <>
        {isSaved && (
          <>
            <Check aria-hidden size="0.8125rem" />
            <span className="visually-hidden">{t.saved}</span>{" "}
          </>
        )}
        {formatBytes(size, tag)}
      </>
    );
  }
  if (size === undefined) return null;
  const isEmpty = size === "empty";
  return (
    <StatusLabel tone={isEmpty ? "warn" : "late"} icon={isEmpty ? CircleSlash : TriangleAlert}>
      {isEmpty || size === "not-sent" ? t[size] : t.corrupt}
    </StatusLabel>
  );
}
