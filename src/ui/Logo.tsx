import styles from "./Logo.module.css";

/** As in `public/icon.svg`. */
export const Logo = ({ isLarge = false }: { readonly isLarge?: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className={[styles.logo, isLarge ? styles.large : ""].join(" ")}
  >
    <path d="M7 5v14M12 6h7M12 12h7M12 18h4" />
    <circle cx="7" cy="12" r="2.2" />
  </svg>
);
