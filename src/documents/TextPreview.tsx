import { useEffect, useState } from "react";
import { formatBytes } from "#language/byte-size.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { longestText, readStart } from "./file-kind.ts";
import styles from "./Preview.module.css";

interface TextPreviewProps {
  readonly blob: Blob;
  readonly name: string;
}

/** The beginning of a text, as text and nothing else. */
export function TextPreview({ blob, name }: TextPreviewProps) {
  const { tag, words } = useLanguage();
  const text = useStart(blob);
  return (
    <>
      {blob.size > longestText && (
        <p className={styles.note}>
          {words.documents.shown.cut({
            shown: formatBytes(longestText, tag),
            whole: formatBytes(blob.size, tag),
          })}
        </p>
      )}
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.text} aria-label={name} tabIndex={0}>
        <pre dir="auto">{text}</pre>
      </section>
    </>
  );
}

function useStart(blob: Blob): string {
  const [text, setText] = useState("");
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      // One byte more than is shown says that there is more.
      const bytes = new Uint8Array(await blob.slice(0, longestText + 1).arrayBuffer());
      if (isShown) setText(readStart(bytes));
    };
    void read();
    return () => {
      isShown = false;
    };
  }, [blob]);
  return text;
}
