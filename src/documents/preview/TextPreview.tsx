import { useEffect, useMemo, useState } from "react";
import { formatBytes } from "#language/byte-size.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { MaskedText } from "#ui/MaskedText.tsx";
import { longestPreview, readStart } from "../reader/file-kind.ts";
import styles from "./Preview.module.css";
import { textPieces } from "./text-pieces.ts";

interface TextPreviewProps {
  readonly blob: Blob;
  readonly name: string;
}

/** The beginning of a text, as text and nothing else. */
export function TextPreview({ blob, name }: TextPreviewProps) {
  const { tag, words } = useFullLanguage();
  const text = useStart(blob);
  const pieces = useMemo(() => textPieces(text ?? ""), [text]);
  if (text === undefined) return <p>{words.documents.shown.unread}</p>;
  return (
    <>
      {blob.size > longestPreview && (
        <p className={styles.note}>
          {words.documents.shown.cut({
            shown: formatBytes(longestPreview, tag),
            whole: formatBytes(blob.size, tag),
          })}
        </p>
      )}
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.text} aria-label={name} tabIndex={0}>
        <pre dir="auto">
          {pieces.map((piece, at) => (
            // The pieces of one text have no identity but their place.
            <span key={at}>
              <MaskedText text={piece} canReveal />
            </span>
          ))}
        </pre>
      </section>
    </>
  );
}

/** `undefined` when it cannot be read. */
function useStart(blob: Blob): string | undefined {
  const [text, setText] = useState<string | undefined>("");
  useEffect(() => {
    const read = async () => {
      // One byte more than is shown says that there is more.
      const bytes = new Uint8Array(await blob.slice(0, longestPreview + 1).arrayBuffer());
      setText(readStart(bytes));
    };
    read().catch(() => setText(undefined));
  }, [blob]);
  return text;
}
