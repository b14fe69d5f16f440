import { Search } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./SearchBox.module.css";

interface SearchBoxProps {
  /** The key that goes to the box, shown in it while it is empty. */
  readonly shortcut: string;
  readonly className: string | undefined;
  /** An `input` or a `textarea` with a placeholder, and what else stands in the box. */
  readonly children: ReactNode;
}

export const SearchBox = ({ shortcut, className, children }: SearchBoxProps) => (
  <div className={[styles.box, className].join(" ")}>
    <Search aria-hidden />
    {children}
    <kbd aria-hidden className="wide-only">
      {shortcut}
    </kbd>
  </div>
);
