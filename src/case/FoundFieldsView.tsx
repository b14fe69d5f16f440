import { Link } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { findFields } from "#model/field-search.ts";
import { SentText } from "#ui/SentText.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { FieldList } from "./FieldList.tsx";
import styles from "./StageSection.module.css";

interface FoundFieldsViewProps {
  readonly shown: Case;
  readonly text: string;
  readonly showsHidden: boolean;
}

/** The fields that hold a text, over all stages. */
export function FoundFieldsView({ shown, text, showsHidden }: FoundFieldsViewProps) {
  const { case: words, stage } = useWords();
  const found = findFields(shown, text, showsHidden);
  const count = found.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <>
      <p role="status" className={styles.found}>
        {count === 0 ? words.nothingFound({ text }) : words.found({ count })}
      </p>
      {found.map(({ stageKey, stageName, fields }) => (
        <Sheet
          key={stageKey ?? "participants"}
          isLong
          title={
            stageKey === undefined ? (
              words.participants
            ) : (
              <Link to={{ search: `?stage=${encodeURIComponent(stageKey)}` }} replace>
                <SentText>{stageName || stage.unnamed}</SentText>
              </Link>
            )
          }
        >
          <FieldList fields={fields} />
        </Sheet>
      ))}
    </>
  );
}
