import type { CaseField } from "#model/field.ts";
import { FieldItem } from "./FieldItem.tsx";
import styles from "./FieldList.module.css";

/** Fields as terms and definitions, in the order sent. */
export function FieldList({ fields }: { readonly fields: readonly CaseField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <FieldItem key={field.path} field={field} />
      ))}
    </dl>
  );
}
