import { Check, CircleSlash, TriangleAlert } from "lucide-react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import type { FileState } from "../download/use-reading.ts";
import type { NoContent } from "../reader/messages.ts";
import styles from "./FileSize.module.css";

interface FileSizeProps {
  readonly state: FileState;
  /** The size in the last answer with files; `undefined` before such an answer. */
  readonly receivedSize: number | NoContent | undefined;
}

/** The size of a file as soon as it is known, or a word that says why there is no file. */
export function FileSize({ state, receivedSize }: FileSizeProps) {
  const { tag, words } = useFullLanguage();
  const { state: texts } = words.documents;
  if (state.kind === "read") {
    return (
      <>
        <Check aria-hidden className={styles.done} size="0.8125rem" />
        <span className="visually-hidden">{texts.saved}</span> {formatBytes(state.size, tag)}
      </>
    );
  }
  if (receivedSize === undefined) return null;
  if (typeof receivedSize === "number") return formatBytes(receivedSize, tag);
  const isEmpty = receivedSize === "empty";
  return (
    <StatusLabel tone={isEmpty ? "warn" : "late"} icon={isEmpty ? CircleSlash : TriangleAlert}>
      {isEmpty || receivedSize === "not-sent" ? texts[receivedSize] : texts.corrupt}
    </StatusLabel>
  );
}
