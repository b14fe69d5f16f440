import type { ComponentProps } from "react";
import styles from "./TextButton.module.css";

export const TextButton = (props: ComponentProps<"button">) => (
  <button type="button" className={`screen-only ${styles.button}`} {...props} />
);
