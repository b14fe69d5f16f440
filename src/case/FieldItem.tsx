import { EyeOff } from "lucide-react";
import { memo, Suspense, useState } from "react";
import { documentAnchor } from "#documents/document-anchor.ts";
import { FileName } from "#documents/FileName.tsx";
import { ChangeMark } from "#glance/ChangeMark.tsx";
import { maskCardNumbers } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { lazyPart } from "#language/lazy-part.tsx";
import type { CaseField } from "#model/field.ts";
import { sentText } from "#model/sent.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { SentText } from "#ui/SentText.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./FieldList.module.css";
import { FieldValue } from "./FieldValue.tsx";
import { fieldAnchor } from "./field-anchor.ts";
import { fieldName } from "./field-names.ts";
import { valueText } from "./value-text.ts";

const FieldDetails = lazyPart(async () => (await import("./FieldDetails.tsx")).FieldDetails);

const wideFrom = 60;

interface FieldItemProps {
  readonly field: CaseField;
  /** Tells what belongs to it from the same of another field of its name. */
  readonly place: string | undefined;
}

/** One field: its name, its value by kind, its documents, and on demand what else was sent about it. */
export const FieldItem = memo(function FieldItem({ field, place }: FieldItemProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const name = fieldName(field, words);
  const spoken = { name: maskCardNumbers(name), place };
  const isWide =
    (field.kind === "text" && field.lines === "many") ||
    field.documents.length > 0 ||
    sentText(field.shown).length > wideFrom;
  return (
    <div id={fieldAnchor(field.path)} className={isWide ? styles.wide : undefined}>
      <dt>
        <SentText>{name}</SentText>
        <ChangeMark of={field.path} />
        {!field.isVisible && (
          <StateWord tone="soft" icon={EyeOff}>
            {words.case.field.hidden}
          </StateWord>
        )}
        {valueText(field) !== "" && (
          <CopyButton label={words.copy.of(spoken)} text={() => valueText(field)} />
        )}
        <button
          type="button"
          className={styles.about}
          aria-expanded={isOpen}
          aria-label={words.case.field.about(spoken)}
          onClick={() => setOpen(!isOpen)}
        />
      </dt>
      <dd>
        <FieldValue field={field} />
        {field.documents.length > 0 && (
          <div className={styles.documents}>
            {field.documents.map((document) => (
              <a
                key={document.path}
                href={`#${documentAnchor(document.path)}`}
                className={styles.document}
              >
                <FileName name={document.name || document.id} />
              </a>
            ))}
          </div>
        )}
        {isOpen && (
          <Suspense>
            <FieldDetails field={field} place={place} />
          </Suspense>
        )}
      </dd>
    </div>
  );
});
