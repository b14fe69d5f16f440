import type { ReactNode } from "react";
import styles from "./Facts.module.css";

interface FactsProps {
  readonly children: ReactNode;
}

/** A row of short facts, term over definition. */
export function Facts({ children }: FactsProps) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One fact. */
export function Fact({
  term,
  end,
  children,
}: {
  readonly term: ReactNode;
  /** What stands after the term. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>
        {term}
        {end}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
