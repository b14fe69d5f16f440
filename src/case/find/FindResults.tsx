import { memo, useCallback, useMemo, useState } from "react";
import { useFullLanguage, useFullWords } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { Panel } from "#ui/Panel.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { TextButton } from "#ui/TextButton.tsx";
import { type CasePlace, useGoTo } from "../navigation.ts";
import { usePreference } from "../preference.ts";
import { type CaseEntry, caseEntriesOf, isSearchedInPart, searchedLength } from "./case-entries.ts";
import styles from "./FindResults.module.css";
import { FoundText } from "./FoundText.tsx";
import { createTextSearch, hasHit, type TextSearch } from "./text-search.ts";

/** How many hits are rendered while somebody types; a button shows the others. */
const rowsAtFirst = 100;

interface FindResultsProps {
  readonly shown: Case;
  /** What was typed, not empty. */
  readonly text: string;
}

/** All hits of a search in a case, as one table. */
export const FindResults = memo(function FindResults({ shown, text }: FindResultsProps) {
  const navigateTo = useGoTo();
  const [showsHidden, setShowsHidden] = usePreference("hiddenFields");
  const language = useFullLanguage();
  const { case: caseWords, find: words } = language.words;
  const entries = useMemo(() => caseEntriesOf(shown, language), [shown, language]);
  const search = useMemo(() => createTextSearch(text), [text]);
  const all = useMemo(() => entries.filter((entry) => isFound(entry, search)), [entries, search]);
  const found = showsHidden ? all : all.filter(({ isHidden }) => !isHidden);
  const isInPart = useMemo(() => isSearchedInPart(entries), [entries]);
  const [wholeText, setWholeText] = useState("");
  const isWhole = found.length <= rowsAtFirst || wholeText === text;
  const hidden = all.length - found.length;
  const goTo = useCallback(
    (place: CasePlace) => {
      // The pressed button is removed.
      focusMain();
      navigateTo(place);
    },
    [navigateTo],
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
            <TextButton onClick={() => setShowsHidden(true)}>{caseWords.showHidden}</TextButton>
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
            {(isWhole ? found : found.slice(0, rowsAtFirst)).map((entry, index) => (
              <FoundRow key={index} entry={entry} search={search} onGo={goTo} />
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

/** Whether a part of an entry that is always shown has a hit; not its code. */
const isFoundInSight = (
  { isNamed, what, value, isGrouped, valueCode }: CaseEntry,
  search: TextSearch,
) =>
  (isNamed && hasHit(what, search)) ||
  hasHit(value, search, isGrouped) ||
  hasHit(valueCode, search);

const isFound = (entry: CaseEntry, search: TextSearch) =>
  isFoundInSight(entry, search) || hasHit(entry.code, search);

interface FoundRowProps {
  readonly entry: CaseEntry;
  readonly search: TextSearch;
  readonly onGo: (place: CasePlace) => void;
}

const FoundRow = memo(function FoundRow({ entry, search, onGo }: FoundRowProps) {
  const { find: words } = useFullWords();
  const { what, value, valueCode } = entry;
  return (
    <tr>
      <td>
        <FoundText text={entry.where} />
      </td>
      <th scope="row">
        <button type="button" onClick={() => onGo(entry.place)}>
          <FoundText text={what} search={entry.isNamed ? search : undefined} />
        </button>
        {!isFoundInSight(entry, search) && (
          <small>
            {words.byCode} <FoundText text={entry.code} search={search} />
          </small>
        )}
      </th>
      <td>
        {value === "" && valueCode === "" ? (
          "—"
        ) : (
          <>
            <FoundText text={value} search={search} isGrouped={entry.isGrouped} />{" "}
            {valueCode !== "" && (
              <small>
                <FoundText text={valueCode} search={search} />
              </small>
            )}
          </>
        )}
      </td>
    </tr>
  );
});
