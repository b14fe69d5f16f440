import { File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";
import { useCallback, useState } from "react";
import { extensionOf } from "../files/file-names.ts";
import styles from "./FilePicture.module.css";

interface FilePictureProps {
  readonly name: string;
  /** The file once it was read. Nothing is requested for a picture. */
  readonly file: Blob | string | undefined;
}

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^(?:png|jpe?g|jfif|gif|webp|avif|bmp|tiff?|heic)$/, FileImage],
  [/^(?:pdf|txt|text|md|log|json|docx?|rtf|odt|eml)$/, FileText],
  [/^(?:csv|tsv|xlsx?|ods)$/, FileSpreadsheet],
];

/** The image in a file, else the icon of its kind. It fills the element around it. */
export function FilePicture({ name, file }: FilePictureProps) {
  const [broken, setBroken] = useState<Blob>();
  const extension = extensionOf(name);
  const [, Icon] = icons.find(([pattern]) => pattern.test(extension)) ?? [undefined, File];
  // A name without a known extension says nothing.
  const isOther = Icon === FileText || Icon === FileSpreadsheet;
  if (isOther || !(file instanceof Blob) || file === broken) {
    return <Icon aria-hidden className={`soft ${styles.kind}`} size="0.9375rem" />;
  }
  return <Picture file={file} onBroken={() => setBroken(file)} />;
}

interface PictureProps {
  readonly file: Blob;
  readonly onBroken: () => void;
}

function Picture({ file, onBroken }: PictureProps) {
  // Without a type the browser takes for an image only what is one by its first bytes, and never an SVG.
  const source = useBlobSource(file, "");
  return (
    <img
      ref={source}
      className={styles.image}
      // The name stands beside the image.
      alt=""
      decoding="async"
      onError={onBroken}
    />
  );
}

/** A `ref` for an element that shows a file as one of this type. The object URL is revoked when the element is removed. */
export const useBlobSource = (blob: Blob, type: string, fragment: `#${string}` | "" = "") =>
  useCallback(
    (element: (HTMLElement & { src: string }) | null) => {
      const url = URL.createObjectURL(blob.slice(0, blob.size, type));
      if (element) element.src = url + fragment;
      return () => URL.revokeObjectURL(url);
    },
    [blob, type, fragment],
  );
