import { Check, CircleSlash, TriangleAlert } from "lucide-react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import type { FileState } from "../download/use-file-reader.ts";
import type { KnownContent, NoContent } from "../reader/messages.ts";
import styles from "./FileSize.module.css";

interface FileSizeProps {
  readonly state: FileState;
  /** What an earlier answer with files says of it. */
  readonly known: KnownContent | undefined;
}

/** How large a file is, as soon as that is known, or in a word why there is none. */
export function FileSize({ state, known }: FileSizeProps) {
  const { tag, words } = useFullLanguage();
  const { state: texts, sizeUnknown } = words.documents;
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
      if (typeof known === "string") return <NoFile why={known} />;
      if (known !== undefined) return formatBytes(known, tag);
      return (
        <span aria-hidden title={sizeUnknown}>
          —
        </span>
      );
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
