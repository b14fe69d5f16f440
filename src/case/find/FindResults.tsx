import { memo, useCallback, useMemo, useState } from "react";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { firstHitIn, isFoundIn, searchPattern, splitAtHits } from "#i18n/text-search.ts";
import type { Case } from "#model/case.ts";
import type { Turn } from "#model/turn.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { limitCombiningMarks, withoutBidiControls } from "#privacy/untrusted-text.ts";
import { Button, TextButton } from "#ui/Button.tsx";
import { Panel } from "#ui/Panel.tsx";
import { focusMain } from "#ui/page/focus.ts";
import type { CaseTarget } from "../anchors.ts";
import { useNavigateInCase } from "../CaseLink.tsx";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";
import { type CaseEntry, caseEntriesOf, searchedLength } from "./case-entries.ts";
import styles from "./FindResults.module.css";

/** How many hits are rendered while somebody types; a button shows the others. */
const rowsAtFirst = 100;

interface FindResultsProps {
  readonly caseData: Case;
  readonly turn: Turn;
  readonly text: string;
}

export const FindResults = memo(function FindResults({ caseData, turn, text }: FindResultsProps) {
  const navigateTo = useNavigateInCase();
  const [showsHidden, setShowsHidden] = useSharedToggle("showsHiddenFields");
  const language = useLanguage();
  const { case: caseWords, find: t } = language.messages;
  const entries = useMemo(
    () => caseEntriesOf(caseData, turn, language),
    [caseData, turn, language],
  );
  const pattern = useMemo(() => searchPattern(text), [text]);
  const all = useMemo(() => entries.filter((entry) => isFound(entry, pattern)), [entries, pattern]);
  const found = showsHidden ? all : all.filter(({ isHidden }) => !isHidden);
  const isInPart = entries.some(({ value }) => value.length > searchedLength);
  const [wholeText, setWholeText] = useState("");
  const isWhole = found.length <= rowsAtFirst || wholeText === text;
  const hidden = all.length - found.length;
  const goTo = useCallback(
    (place: CaseTarget) => {
      // The pressed button is removed.
      focusMain();
      navigateTo(place);
    },
    [navigateTo],
  );
  return (
    <Panel
      title={t.title}
      state={
        <p role="status" className="soft small">
          {found.length > 0
            ? t.found({ count: found.length })
            : t.nothing({ text: maskedStart(text) })}
        </p>
      }
    >
      <div className="soft">
        {found.length === 0 && <p>{t.searched}</p>}
        {hidden > 0 && (
          <p>
            {t.hidden({ count: hidden })}{" "}
            <TextButton onClick={() => setShowsHidden(true)}>
              {caseWords.showHidden({ count: hidden })}
            </TextButton>
          </p>
        )}
        {isInPart && <p>{t.inPart({ count: searchedLength })}</p>}
      </div>
      {found.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.where}</th>
              <th scope="col">{t.what}</th>
              <th scope="col">{t.value}</th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? found : found.slice(0, rowsAtFirst)).map((entry, index) => (
              <FoundRow key={index} entry={entry} pattern={pattern} onGo={goTo} />
            ))}
          </tbody>
        </table>
      )}
      {!isWhole && (
        <p className={styles.more}>
          <Button onClick={() => setWholeText(text)}>{t.showAll({ count: found.length })}</Button>
        </p>
      )}
    </Panel>
  );
});

export function firstHit(
  caseData: Case,
  turn: Turn,
  language: Language,
  text: string,
  showsHidden: boolean,
): CaseTarget | undefined {
  const pattern = searchPattern(text);
  const hit = caseEntriesOf(caseData, turn, language).find(
    (entry) => (showsHidden || !entry.isHidden) && isFound(entry, pattern),
  );
  return hit?.place;
}

/** Whether a part of an entry that is always shown has a hit; not its code. */
const isFoundInSight = ({ isNamed, what, value, valueCode }: CaseEntry, pattern: RegExp) =>
  (isNamed && isFoundIn(what, pattern)) ||
  isFoundIn(value, pattern) ||
  isFoundIn(valueCode, pattern);

const isFound = (entry: CaseEntry, pattern: RegExp) =>
  isFoundInSight(entry, pattern) || isFoundIn(entry.code, pattern);

interface FoundRowProps {
  readonly entry: CaseEntry;
  readonly pattern: RegExp;
  readonly onGo: (place: CaseTarget) => void;
}

const FoundRow = memo(function FoundRow({ entry, pattern, onGo }: FoundRowProps) {
  const { find: t } = useMessages();
  const { what, value, valueCode } = entry;
  return (
    <tr>
      <td>
        <FoundText text={entry.where} />
      </td>
      <th scope="row">
        <button type="button" className="covers" onClick={() => onGo(entry.place)}>
          <FoundText text={what} pattern={entry.isNamed ? pattern : undefined} />
        </button>
        {!isFoundInSight(entry, pattern) && (
          <small>
            {t.byCode} <FoundText text={entry.code} pattern={pattern} />
          </small>
        )}
      </th>
      <td>
        {value === "" && valueCode === "" ? (
          "—"
        ) : (
          <>
            <FoundText text={value} pattern={pattern} />{" "}
            {valueCode !== "" && (
              <small>
                <FoundText text={valueCode} pattern={pattern} />
              </small>
            )}
          </>
        )}
      </td>
    </tr>
  );
});

const shownLength = 300;
const lengthBeforeHit = 60;

interface FoundTextProps {
  readonly text: string;
  /** Matches the parts that are marked, see `searchPattern`. Default: nothing is marked. */
  readonly pattern?: RegExp | undefined;
}

function FoundText({ text, pattern }: FoundTextProps) {
  const isLong = text.length > shownLength;
  const from = isLong && pattern ? Math.max(0, firstHitIn(text, pattern) - lengthBeforeHit) : 0;
  const shown = text.slice(from, from + shownLength);
  const parts = pattern ? splitAtHits(shown, pattern) : [shown];
  return (
    <bdi>
      {from > 0 && "…"}
      {parts.map((part, index) =>
        index % 2 === 0 ? legible(part) : <mark key={index}>{legible(part)}</mark>,
      )}
      {from + shownLength < text.length && "…"}
    </bdi>
  );
}

const legible = (text: string) => limitCombiningMarks(withoutBidiControls(text.toWellFormed()));
