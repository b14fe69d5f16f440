import type { ButtonHTMLAttributes } from "react";
import styles from "./TextButton.module.css";

/** A small button inside a text. */
export const TextButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={`screen-only ${styles.button}`} {...props} />
);
