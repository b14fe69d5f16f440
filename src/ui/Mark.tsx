import styles from "./Mark.module.css";

/** The mark of the application, as in `public/icon.svg`. */
export const Mark = ({ isLarge = false }: { readonly isLarge?: boolean }) => (
  <svg aria-hidden viewBox="0 0 24 24" className={[styles.mark, isLarge && styles.large].join(" ")}>
    <path d="M7 5v14M12 6h7M12 12h7M12 18h4" />
    <circle cx="7" cy="12" r="2.2" />
  </svg>
);
