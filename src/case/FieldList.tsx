import { memo, type ReactNode } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import type { CaseField } from "#model/field.ts";
import { SentText } from "#ui/SentText.tsx";
import { FieldItem } from "./FieldItem.tsx";
import styles from "./FieldList.module.css";
import { namesakes } from "./field-names.ts";
import { SafeItems } from "./SafeItems.tsx";

interface FieldListProps {
  readonly fields: readonly CaseField[];
}

/** Fields as terms and definitions, in the order sent. */
export const FieldList = memo(function FieldList({ fields }: FieldListProps) {
  const which = namesakes(fields, useWords());
  return (
    <dl className={styles.fields}>
      <SafeItems
        items={fields}
        keyOf={({ path }) => path}
        renderItem={(field) => (
          <FieldItem key={field.path} field={field} place={which.get(field)} />
        )}
        place={inPlace}
      />
    </dl>
  );
});

const inPlace = ({ name, code }: CaseField, notice: ReactNode) => (
  <div className={styles.wide}>
    <dt>
      <SentText>{name || code}</SentText>
    </dt>
    <dd>{notice}</dd>
  </div>
);
