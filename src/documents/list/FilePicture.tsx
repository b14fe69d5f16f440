import type { ReactNode } from "react";
import type { fileOf } from "../download/find-document.ts";
import { extensionOf } from "../names/extension.ts";
import { FileIcon } from "../names/FileIcon.tsx";
import styles from "./FilePicture.module.css";
import { Thumbnail } from "./Thumbnail.tsx";

interface FilePictureProps {
  /** The name of the document as received. */
  readonly name: string;
  readonly file: ReturnType<typeof fileOf>;
  readonly children?: ReactNode;
}

/** The image in a file once it was read, else the icon and the extension of its kind, in the same room. */
export const FilePicture = ({ name, file, children }: FilePictureProps) => (
  <span className={styles.picture}>
    <Thumbnail file={file instanceof Blob ? file : undefined}>
      <FileIcon name={name} />
      <span>{extensionOf(name).toUpperCase()}</span> {children}
    </Thumbnail>
  </span>
);
