import { memo, useMemo } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import type { CaseField } from "#model/field.ts";
import { Sheet } from "#ui/Sheet.tsx";
import { FieldList } from "./FieldList.tsx";
import styles from "./StageSection.module.css";

interface ParticipantsSectionProps {
  readonly fields: readonly CaseField[];
  readonly showsHidden: boolean;
}

/** The custom fields of the participants. */
export const ParticipantsSection = memo(function ParticipantsSection(
  props: ParticipantsSectionProps,
) {
  const { fields, showsHidden } = props;
  const { case: words } = useWords();
  const visible = useMemo(
    () => (showsHidden ? fields : fields.filter(({ isVisible }) => isVisible)),
    [fields, showsHidden],
  );
  return (
    <Sheet title={words.participants} isLong>
      {visible.length === 0 ? (
        <p className={styles.none}>
          {fields.length === 0 ? words.noParticipants : words.hiddenParticipants}
        </p>
      ) : (
        <FieldList fields={visible} />
      )}
    </Sheet>
  );
});
