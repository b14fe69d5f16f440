import { memo, useMemo } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { CaseField } from "#model/field.ts";
import { Panel } from "#ui/Panel.tsx";
import { FieldList } from "../fields/FieldList.tsx";
import styles from "../stages/StageSection.module.css";

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
    <Panel title={words.participants} isLong>
      {visible.length === 0 ? (
        <p className={styles.none}>
          {fields.length === 0 ? words.noParticipants : words.hiddenParticipants}
        </p>
      ) : (
        <FieldList fields={visible} />
      )}
    </Panel>
  );
});
