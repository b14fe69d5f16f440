import type { ReactNode } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import type { CaseField } from "#model/field.ts";
import { SentText } from "#ui/SentText.tsx";
import { FieldItem } from "./FieldItem.tsx";
import styles from "./FieldList.module.css";
import { namesakes } from "./field-names.ts";
import { SafePart } from "./SafePart.tsx";

/** Fields as terms and definitions, in the order sent. */
export function FieldList({ fields }: { readonly fields: readonly CaseField[] }) {
  const which = namesakes(fields, useWords());
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <SafePart key={field.path} of={field} place={(notice) => inPlace(field, notice)}>
          <FieldItem field={field} place={which.get(field)} />
        </SafePart>
      ))}
    </dl>
  );
}

const inPlace = ({ name, code }: CaseField, notice: ReactNode) => (
  <div className={styles.wide}>
    <dt>
      <SentText>{name || code}</SentText>
    </dt>
    <dd>{notice}</dd>
  </div>
);
