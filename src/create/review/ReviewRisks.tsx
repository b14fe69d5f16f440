import { TriangleAlert } from "lucide-react";
import type { RiskItem } from "../send/question.ts";
import styles from "./ReviewRisks.module.css";

/** The risks of a press. The operator is asked about each. */
export function ReviewRisks({ items }: { readonly items: readonly RiskItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.risks}>
      {items.map(({ title, note }) => (
        <li key={title}>
          <TriangleAlert aria-hidden />
          <div>
            <b>{title}</b>
            {note && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
