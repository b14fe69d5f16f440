import { memo } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { splitEvery } from "#lib/split-every.ts";
import type { CaseField } from "#model/field.ts";
import { CopyToolbar } from "#ui/copy/CopyToolbar.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { FieldItem } from "./FieldItem.tsx";
import styles from "./FieldList.module.css";
import { numberDuplicates } from "./field-names.ts";
import { useShowsHiddenFields } from "./hidden-fields.ts";

/** The estimated height of a field in `rem`, several in a row, until it is laid out. */
const fieldHeight = 1.5;

const partLength = 60;

interface FieldListProps {
  readonly fields: readonly CaseField[];
  readonly hasUnread: boolean;
  readonly none: string;
  readonly allHidden: string;
}

/**
 * Fields as terms and definitions, in the order received; hidden fields where the operator wants them. Only the fields
 * near the screen are laid out.
 */
export const FieldList = memo(function FieldList(props: FieldListProps) {
  const { fields, hasUnread, none, allHidden } = props;
  const t = useMessages();
  const isPrinting = useIsPrinting();
  const showsHidden = useShowsHiddenFields();
  const shown = showsHidden ? fields : fields.filter(({ isVisible }) => isVisible);
  const unread = hasUnread && <p className={styles.none}>{t.case.unread}</p>;
  if (shown.length === 0) {
    return (
      <>
        {fields.length > 0 && (
          <p className={styles.none}>
            {isPrinting ? allHidden : `${allHidden} ${t.case.allHiddenMore}`}
          </p>
        )}
        {unread || (fields.length === 0 && <p className={styles.none}>{none}</p>)}
      </>
    );
  }
  const which = numberDuplicates(shown, t);
  return (
    <CopyToolbar>
      {splitEvery(shown, partLength).map((part, index) => (
        <dl
          key={`part ${index}`}
          className={index === 0 ? styles.fields : `${styles.fields} ${styles.far}`}
          style={{ containIntrinsicHeight: `auto ${part.length * fieldHeight}rem` }}
        >
          {part.map((field) => (
            <FieldItem key={field.path} field={field} context={which.get(field)} />
          ))}
        </dl>
      ))}
      {unread}
    </CopyToolbar>
  );
});

export function ParticipantsSection(props: Pick<FieldListProps, "fields" | "hasUnread">) {
  const { case: t } = useMessages();
  return (
    <Panel title={t.participants}>
      <FieldList {...props} none={t.noParticipants} allHidden={t.hiddenParticipants} />
    </Panel>
  );
}
