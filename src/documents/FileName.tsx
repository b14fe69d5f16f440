import styles from "./FileName.module.css";
import { nameParts } from "./shown-name.ts";

/** A file's name, isolated, with what would hide or turn it around written out. */
export function FileName({ name }: { readonly name: string }) {
  return (
    <bdi className={styles.name}>
      {nameParts(name).map(({ text, isEscape }, at) =>
        isEscape ? (
          // The parts of one name have no identity but their place.
          <span key={at} className={styles.escape}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
