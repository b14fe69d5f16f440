import { memo, type ReactNode } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { chunksOf } from "#model/chunks.ts";
import type { CaseField } from "#model/field.ts";
import { ValueGroup } from "#ui/copy/ValueGroup.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { numberDuplicates } from "../field-names.ts";
import { SafeItems } from "../SafePart.tsx";
import { FieldItem } from "./FieldItem.tsx";
import styles from "./FieldList.module.css";

/** The estimated height of a field in `rem`, several in a row, until it is laid out. */
export const fieldHeight = 1.5;

/** How many fields are laid out together: about one screen. */
const partLength = 60;

interface FieldListProps {
  readonly fields: readonly CaseField[];
}

/** Fields as terms and definitions, in the order received; only those near the screen are laid out. */
export const FieldList = memo(function FieldList({ fields }: FieldListProps) {
  const which = numberDuplicates(fields, useWords());
  return (
    <ValueGroup>
      {chunksOf(fields, partLength).map((part, index) => (
        <dl
          key={`part ${index}`}
          className={index === 0 ? styles.fields : `${styles.fields} ${styles.far}`}
          style={{ containIntrinsicHeight: `auto ${part.length * fieldHeight}rem` }}
        >
          <SafeItems
            items={part}
            keyOf={({ path }) => path}
            renderItem={(field) => (
              <FieldItem key={field.path} field={field} context={which.get(field)} />
            )}
            wrapNotice={noticeItem}
          />
        </dl>
      ))}
    </ValueGroup>
  );
});

const noticeItem = ({ name, code }: CaseField, notice: ReactNode) => (
  <div className={styles.wide}>
    <dt>
      <ReceivedText>{name || code}</ReceivedText>
    </dt>
    <dd>{notice}</dd>
  </div>
);
