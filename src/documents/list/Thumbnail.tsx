import { type ReactNode, useEffect, useState } from "react";
import { importChunk } from "#lib/import-chunk.ts";
import styles from "./Thumbnail.module.css";

/** The number of first bytes by which an image is recognized. */
const signatureLength = 16;

interface ThumbnailProps {
  /** The file once it was read. Nothing is requested for a thumbnail. */
  readonly file: Blob | undefined;
  readonly children: ReactNode;
}

/** The image in a file, never cropped; the children for a file that is not an image. */
export function Thumbnail({ file, children }: ThumbnailProps) {
  const source = useImageSource(file);
  const [brokenSource, setBrokenSource] = useState<string>();
  if (source === undefined || source === brokenSource) {
    return <span className={styles.kind}>{children}</span>;
  }
  return (
    <img
      className={styles.image}
      src={source}
      // The name stands beside the image.
      alt=""
      decoding="async"
      onError={() => setBrokenSource(source)}
    />
  );
}

/** An object URL of a file that is an image by its bytes. */
function useImageSource(file: Blob | undefined): string | undefined {
  const [image, setImage] = useState<{ readonly file: Blob; readonly source: string }>();
  useEffect(() => {
    let isGone = false;
    let source: string | undefined;
    async function open(whole: Blob) {
      const { fileContentOf } = await importChunk(() => import("../download/file-content.ts"));
      const start = new Uint8Array(await whole.slice(0, signatureLength).arrayBuffer());
      const { type } = fileContentOf(start);
      if (isGone || !type.startsWith("image/")) return;
      source = URL.createObjectURL(whole.slice(0, whole.size, type));
      setImage({ file: whole, source });
    }
    // A file of this computer may be gone, or the code cannot be loaded: then the children stay.
    if (file) open(file).catch(() => {});
    return () => {
      isGone = true;
      if (source !== undefined) URL.revokeObjectURL(source);
    };
  }, [file]);
  return image?.file === file ? image?.source : undefined;
}
