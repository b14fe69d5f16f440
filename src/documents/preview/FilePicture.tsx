import { File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { importChunk } from "#lib/import-chunk.ts";
import { extensionOf } from "../files/file-names.ts";
import styles from "./FilePicture.module.css";

interface FilePictureProps {
  readonly name: string;
  /** The file once it was read. Nothing is requested for a picture. */
  readonly file: Blob | undefined;
}

/** The image in a file, else the icon of its kind. It fills the element around it. */
export function FilePicture({ name, file }: FilePictureProps) {
  const source = useImageSource(file);
  const [brokenSource, setBrokenSource] = useState<string>();
  if (source === undefined || source === brokenSource) {
    const extension = extensionOf(name);
    const [, Icon] = icons.find(([pattern]) => pattern.test(extension)) ?? [undefined, File];
    return <Icon aria-hidden className={styles.kind} size="0.9375rem" />;
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

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^(?:png|jpe?g|jfif|gif|webp|bmp|tiff?|heic)$/, FileImage],
  [/^(?:pdf|txt|text|md|log|json|docx?|rtf|odt|eml)$/, FileText],
  [/^(?:csv|tsv|xlsx?|ods)$/, FileSpreadsheet],
];

/** In bytes. */
const signatureLength = 16;

/** An object URL of a file that is an image by its bytes. */
function useImageSource(file: Blob | undefined): string | undefined {
  const [image, setImage] = useState<{ readonly file: Blob; readonly source: string }>();
  useEffect(() => {
    let isGone = false;
    let source: string | undefined;
    async function open(whole: Blob) {
      const { fileContentOf } = await importChunk(() => import("./file-content.ts"));
      const start = new Uint8Array(await whole.slice(0, signatureLength).arrayBuffer());
      const { kind, type } = fileContentOf(start);
      if (isGone || kind !== "image") return;
      source = URL.createObjectURL(whole.slice(0, whole.size, type));
      setImage({ file: whole, source });
    }
    // A file of this computer may be gone, or the code cannot be loaded: then the icon stays.
    if (file) open(file).catch(() => {});
    return () => {
      isGone = true;
      if (source !== undefined) URL.revokeObjectURL(source);
    };
  }, [file]);
  return image?.file === file ? image?.source : undefined;
}
