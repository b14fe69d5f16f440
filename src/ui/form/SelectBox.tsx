import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./SelectBox.module.css";

/** A `select` with the arrow of the other buttons; without a choice it looks as empty as an input with a hint. */
export const SelectBox = (props: ComponentProps<"select">) => (
  <span className={styles.box}>
    <select {...props} />
    <ChevronDown aria-hidden size="1rem" />
  </span>
);
