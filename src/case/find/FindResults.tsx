import { memo, useCallback, useMemo, useState } from "react";
import { documentAnchor } from "#documents/list/document-anchor.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { Panel } from "#ui/Panel.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { TextButton } from "#ui/TextButton.tsx";
import { fieldAnchor, transactionAnchor } from "../field-names.ts";
import { useSelectStage } from "../stages/stage-selection.ts";
import {
  type CaseEntry,
  caseEntriesOf,
  type EntryPlace,
  isSearchedInPart,
  searchedLength,
} from "./case-entries.ts";
import styles from "./FindResults.module.css";
import { FoundText } from "./FoundText.tsx";
import { createTextSearch, hitsIn, type TextRange, type TextSearch } from "./text-search.ts";

/** How many hits are rendered while somebody types; a button shows the others. */
const rowsAtFirst = 100;

interface FindResultsProps {
  readonly shown: Case;
  /** What was typed, not empty. */
  readonly text: string;
  readonly showsHidden: boolean;
  readonly onShowHidden: (isOn: boolean) => void;
  /** Searches for another text; "" ends the search. */
  readonly onFind: (text: string) => void;
  /** Focuses a part of the case by its id once it is on the screen. */
  readonly focusOn: (id: string) => void;
}

/** All hits of a search in a case, as one table. */
export const FindResults = memo(function FindResults(props: FindResultsProps) {
  const { shown, text, showsHidden, onShowHidden, onFind, focusOn } = props;
  const select = useSelectStage();
  const language = useFullLanguage();
  const { case: caseWords, find: words } = language.words;
  const entries = useMemo(() => caseEntriesOf(shown, language), [shown, language]);
  const all = useMemo(() => findIn(entries, createTextSearch(text)), [entries, text]);
  const found = showsHidden ? all : all.filter(({ entry }) => !isHidden(entry));
  const isInPart = useMemo(() => isSearchedInPart(entries), [entries]);
  const [wholeText, setWholeText] = useState("");
  const isWhole = found.length <= rowsAtFirst || wholeText === text;
  const hidden = all.length - found.length;
  const goTo = useCallback(
    (place: EntryPlace) => {
      onFind("");
      // The pressed button is removed.
      focusMain();
      switch (place.kind) {
        case "header":
          return scrollTo({ top: 0 });
        case "stage":
          return select(place.stage);
        case "field":
          if (!place.field.isVisible) onShowHidden(true);
          if (place.stage) select(place.stage);
          return focusOn(fieldAnchor(place.field.path));
        case "document":
          return focusOn(documentAnchor(place.document.path));
        case "transaction":
          return focusOn(transactionAnchor);
      }
    },
    [onFind, onShowHidden, select, focusOn],
  );
  return (
    <Panel
      title={words.title}
      state={
        <p role="status">
          {found.length > 0
            ? words.found({ count: found.length })
            : words.nothing({ text: maskedStart(text) })}
        </p>
      }
    >
      <div className={styles.notes}>
        {found.length === 0 && <p>{words.searched}</p>}
        {hidden > 0 && (
          <p>
            {words.hidden({ count: hidden })}
            <TextButton onClick={() => onShowHidden(true)}>{caseWords.showHidden}</TextButton>
          </p>
        )}
        {isInPart && <p>{words.inPart({ count: searchedLength })}</p>}
      </div>
      {found.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.where}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.value}</th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? found : found.slice(0, rowsAtFirst)).map((entry) => (
              <FoundRow key={entry.key} found={entry} byCode={words.byCode} onGo={goTo} />
            ))}
          </tbody>
        </table>
      )}
      {!isWhole && (
        <p className={styles.more}>
          <Button onClick={() => setWholeText(text)}>
            {words.showAll({ count: found.length })}
          </Button>
        </p>
      )}
    </Panel>
  );
});

interface Found {
  /** The index of the entry among all entries of the case. */
  readonly key: number;
  readonly entry: CaseEntry;
  readonly what: readonly TextRange[];
  readonly value: readonly TextRange[];
  readonly code: readonly TextRange[];
  readonly valueCode: readonly TextRange[];
}

function findIn(entries: readonly CaseEntry[], search: TextSearch): Found[] {
  return entries
    .map((entry, key) => ({
      key,
      entry,
      what: entry.isNamed ? hitsIn(entry.what, search) : [],
      value: hitsIn(entry.value, search, entry.isGrouped),
      code: hitsIn(entry.code, search),
      valueCode: hitsIn(entry.valueCode, search),
    }))
    .filter(({ what, value, code, valueCode }) =>
      [what, value, code, valueCode].some(({ length }) => length > 0),
    );
}

const isHidden = ({ place }: CaseEntry) => place.kind === "field" && !place.field.isVisible;

interface FoundRowProps {
  readonly found: Found;
  readonly byCode: string;
  readonly onGo: (place: EntryPlace) => void;
}

const FoundRow = memo(function FoundRow({ found, byCode, onGo }: FoundRowProps) {
  const { entry, what, value, code, valueCode } = found;
  return (
    <tr>
      <td>
        <FoundText text={entry.where} />
      </td>
      <th scope="row">
        <button type="button" onClick={() => onGo(entry.place)}>
          <FoundText text={entry.what} hits={what} />
        </button>
        {what.length + value.length + valueCode.length === 0 && (
          <small>
            {byCode} <FoundText text={entry.code} hits={code} />
          </small>
        )}
      </th>
      <td>
        {entry.value === "" && entry.valueCode === "" ? (
          "—"
        ) : (
          <>
            <FoundText text={entry.value} hits={value} />{" "}
            {entry.valueCode !== "" && (
              <small>
                <FoundText text={entry.valueCode} hits={valueCode} />
              </small>
            )}
          </>
        )}
      </td>
    </tr>
  );
});
