import { memo, useMemo } from "react";
import { Link } from "react-router";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import {
  type FoundFields,
  findFields,
  isSearchedInPart,
  searchedLength,
} from "#model/field-search.ts";
import { focusMain } from "#ui/focus-main.ts";
import { Panel } from "#ui/Panel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "../stages/StageSection.module.css";
import { useStageLink } from "../stages/stage-selection.ts";
import { FieldList, fieldHeight } from "./FieldList.tsx";

/** About what the header of a panel takes, in `rem`. */
const headHeight = 3.75;

interface FoundFieldsViewProps {
  readonly shown: Case;
  readonly text: string;
  readonly showsHidden: boolean;
}

/** The fields that hold a text, over all stages. */
export const FoundFieldsView = memo(function FoundFieldsView(props: FoundFieldsViewProps) {
  const { shown, text, showsHidden } = props;
  const { case: words, stage } = useWords();
  const linkTo = useStageLink();
  const found = findFields(shown, text, showsHidden);
  const count = countOf(found);
  const hidden = count > 0 || showsHidden ? 0 : countOf(findFields(shown, text, true));
  const isInPart = useMemo(() => isSearchedInPart(shown), [shown]);
  return (
    <>
      <p role="status" className={styles.found}>
        {count === 0 ? words.nothingFound({ text }) : words.found({ count })}
        {hidden > 0 && ` ${words.foundHidden({ count: hidden })}`}
        {isInPart && ` ${words.foundInPart({ count: searchedLength })}`}
      </p>
      {found.map(({ stageKey, stageName, fields }) => (
        <Panel
          key={stageKey ?? "participants"}
          isLong
          likelyHeight={headHeight + fields.length * fieldHeight}
          title={
            stageKey === undefined ? (
              words.participants
            ) : (
              <Link
                to={linkTo({ key: stageKey })}
                replace
                preventScrollReset
                // The link goes away.
                onClick={focusMain}
              >
                <ReceivedText>{stageName || stage.unnamed}</ReceivedText>
              </Link>
            )
          }
        >
          <FieldList fields={fields} />
        </Panel>
      ))}
    </>
  );
});

const countOf = (found: readonly FoundFields[]) =>
  found.reduce((sum, { fields }) => sum + fields.length, 0);
