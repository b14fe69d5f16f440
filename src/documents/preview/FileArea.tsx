import type { ReactNode } from "react";
import styles from "./FileArea.module.css";

/** The room for a file between its head and the strip of all files, in a preview and in a window of its own. */
export const FileArea = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.file}>{children}</div>
);
