import { Check, CircleSlash, TriangleAlert } from "lucide-react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import type { FileState } from "../download/use-file-reader.ts";
import type { DocumentSize, NoContent } from "../reader/messages.ts";
import styles from "./FileSize.module.css";

interface FileSizeProps {
  readonly state: FileState;
  /** The size in the last answer with files; `undefined` before such an answer. */
  readonly receivedSize: DocumentSize | undefined;
}

/** The size of a file as soon as it is known, or a word that says why there is no file. */
export function FileSize({ state, receivedSize }: FileSizeProps) {
  const { tag, words } = useFullLanguage();
  const { state: texts } = words.documents;
  switch (state.kind) {
    case "read":
      return (
        <>
          <Check aria-hidden className={styles.done} size="0.8125rem" />
          <span className="visually-hidden">{texts.saved}</span> {formatBytes(state.size, tag)}
        </>
      );
    case "no-file":
      return <NoFile why={state.why} />;
    case "not-stored":
    case "failed":
      return (
        <StatusLabel tone="late" icon={TriangleAlert}>
          {texts[state.kind]}
        </StatusLabel>
      );
    case "loading":
    case "idle":
      if (typeof receivedSize === "string") return <NoFile why={receivedSize} />;
      return receivedSize === undefined ? null : formatBytes(receivedSize, tag);
  }
}

function NoFile({ why }: { readonly why: NoContent | "gone" }) {
  const { state: texts } = useFullLanguage().words.documents;
  const word = why === "empty" || why === "not-sent" || why === "gone" ? why : "corrupt";
  return (
    <StatusLabel
      tone={word === "empty" ? "warn" : "late"}
      icon={word === "empty" ? CircleSlash : TriangleAlert}
    >
      {texts[word]}
    </StatusLabel>
  );
}
