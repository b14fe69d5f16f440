import { memo, Suspense, useState } from "react";
import { ChangeMark } from "#case-ui/ChangeMark.tsx";
import { formatField, maskedValue } from "#case-ui/format-field.ts";
import { useMark } from "#case-ui/marks.ts";
import { maskedStart } from "#language/card-number.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { lazyPart } from "#language/lazy-part.tsx";
import type { CaseField } from "#model/field.ts";
import { sentText } from "#model/sent.ts";
import { inSteps } from "#ui/breath.ts";
import { copyButton } from "#ui/copy-button.tsx";
import { alone } from "#ui/isolated.tsx";
import { useIsOnPaper } from "#ui/paper.ts";
import { FieldDocuments } from "./FieldDocuments.tsx";
import styles from "./FieldList.module.css";
import { fieldAnchor } from "./field-anchor.ts";
import { fieldName } from "./field-names.ts";
import { fieldValue } from "./field-value.tsx";
import { SafePart } from "./SafePart.tsx";

const FieldDetails = lazyPart(async () => (await import("./FieldDetails.tsx")).FieldDetails);

/** A text of more characters, and an amount of more digits, takes a line to itself. */
const wideFrom = 60;
const wideAmountFrom = 18;

interface FieldItemProps {
  readonly field: CaseField;
  /** Tells what belongs to it from the same of another field of its name. */
  readonly place: string | undefined;
}

/**
 * One field: its name, its value by kind, its documents, and on demand what else was sent about it.
 * A case may show thousands, so what nearly every field has is drawn without components of its own.
 */
export const FieldItem = memo(function FieldItem({ field, place }: FieldItemProps) {
  const language = useLanguage();
  const { words } = language;
  const mark = useMark(field.path);
  const [isOpen, setOpen] = useState(false);
  const isOnPaper = useIsOnPaper();
  const name = fieldName(field, words);
  const formatted = formatField(field, language);
  const spoken = { name: maskedStart(name), place };
  const isWide =
    (field.kind === "text" && field.lines === "many") ||
    (field.kind === "money" && (field.money?.amount.length ?? 0) > wideAmountFrom) ||
    field.documents.length > 0 ||
    sentText(field.shown).length > wideFrom;
  return (
    <div id={fieldAnchor(field.path)} className={isWide ? styles.wide : undefined}>
      <dt>
        {alone(name)}
        {mark && <ChangeMark mark={mark} />}
        {!field.isVisible && <span className={styles.hidden}>{words.case.field.hidden}</span>}
        {formatted.plain.text !== "" &&
          !isOnPaper &&
          copyButton({
            label: words.copy.of(spoken),
            text: () => inSteps(maskedValue(formatted.plain)),
          })}
        {!isOnPaper && (
          <button
            type="button"
            className={styles.about}
            aria-expanded={isOpen}
            aria-label={words.case.field.about(spoken)}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </dt>
      <dd>
        {fieldValue(field, formatted, words)}
        {field.documents.length > 0 && <FieldDocuments documents={field.documents} />}
        {isOpen && (
          <SafePart of={field}>
            <Suspense>
              <FieldDetails field={field} place={place} />
            </Suspense>
          </SafePart>
        )}
      </dd>
    </div>
  );
});
