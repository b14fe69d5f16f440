import { useState } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { useBlobSource } from "./blob-source.ts";
import styles from "./Preview.module.css";

interface ImagePreviewProps {
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
}

/** A raster image, as large as the screen allows. */
export function ImagePreview({ blob, type, name }: ImagePreviewProps) {
  const { documents: words } = useFullWords();
  const source = useBlobSource(blob, type);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p>{words.shown.broken}</p>;
  return (
    <div className={styles.frame}>
      <img ref={source} className={styles.image} alt={name} onError={() => setBroken(true)} />
    </div>
  );
}
