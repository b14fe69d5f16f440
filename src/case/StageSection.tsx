import { memo, type Ref, useMemo } from "react";
import { AutoAction } from "#case-ui/AutoAction.tsx";
import { ControlActionWords } from "#case-ui/ControlActionWords.tsx";
import { controlText, timeText } from "#case-ui/case-words.ts";
import { WallClock } from "#case-ui/Leaf.tsx";
import { maskedStart } from "#language/card-number.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { sentText } from "#model/sent.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { CopyMenu } from "#ui/CopyMenu.tsx";
import { maskedCopy } from "#ui/clipboard.ts";
import { Fact } from "#ui/Facts.tsx";
import { SentText } from "#ui/SentText.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { useCopies } from "./copy-source.ts";
import { FieldList } from "./FieldList.tsx";
import styles from "./StageSection.module.css";
import { StageWords } from "./StageWords.tsx";

interface StageSectionProps {
  readonly stage: Stage;
  readonly showsHidden: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** The selected stage: its descriptions, dates, user and fields. */
export const StageSection = memo(function StageSection(props: StageSectionProps) {
  const { stage, showsHidden, ref } = props;
  const language = useLanguage();
  const { words } = language;
  const { ofStage } = useCopies();
  const { description, longDescription } = stage;
  const visible = useMemo(
    () => (showsHidden ? stage.fields : stage.fields.filter(({ isVisible }) => isVisible)),
    [stage, showsHidden],
  );
  const name = stage.name || words.stage.unnamed;
  const place = maskedStart(name);
  const times = [
    [words.stage.created, stage.created],
    [words.stage.started, stage.started],
    [words.stage.controlDate, stage.controlActionDate],
  ] as const;
  return (
    <Sheet
      ref={ref}
      title={<SentText>{name}</SentText>}
      state={<StageWords stage={stage} />}
      end={
        <>
          {stage.user !== "" && (
            <span>
              <StageText name={words.case.user} text={stage.user} place={place} />
            </span>
          )}
          <CopyMenu label={words.copy.stage} load={() => ofStage(stage)} />
        </>
      }
    >
      {description !== "" && (
        <p className={styles.description}>
          <StageText name={words.stage.description} text={description} place={place} />
        </p>
      )}
      {longDescription !== "" && longDescription !== description && (
        <p className={styles.long}>
          <StageText name={words.stage.longDescription} text={longDescription} place={place} />
        </p>
      )}
      <dl className={styles.dates}>
        {times.map(
          ([term, when]) =>
            when !== undefined && (
              <Fact
                key={term}
                term={term}
                text={sentText(when)}
                copied={() => maskedCopy(timeText(when, language))}
                place={place}
              >
                <WallClock when={when} />
              </Fact>
            ),
        )}
        <Fact term={words.stage.code} text={stage.code} place={place} />
        {stage.autoAction !== undefined && (
          <Fact
            term={words.stage.autoAction}
            text={sentText(stage.autoAction)}
            copied={() => maskedCopy(timeText(stage.autoAction, language))}
            place={place}
            isPlain={stage.autoAction === "never"}
          >
            <AutoAction
              when={stage.autoAction}
              isNamed={false}
              isSettled={isClosed(stage) && !stage.isActive}
            />
          </Fact>
        )}
        {stage.controlActions.length > 0 && (
          <Fact
            term={words.stage.control.label}
            text={words.stage.control.label}
            copied={() => maskedCopy(controlText(stage.controlActions, words))}
            place={place}
            isPlain
          >
            <ControlActionWords actions={stage.controlActions} />
          </Fact>
        )}
      </dl>
      {visible.length > 0 ? (
        <FieldList fields={visible} />
      ) : (
        <p className={styles.none}>
          {stage.fields.length === 0 ? words.stage.noFields : words.stage.allHidden}
        </p>
      )}
    </Sheet>
  );
});

interface StageTextProps {
  /** What it is, for its copy. */
  readonly name: string;
  readonly text: string;
  /** The name of the stage. */
  readonly place: string;
}

function StageText({ name, text, place }: StageTextProps) {
  const { copy } = useLanguage().words;
  return (
    <>
      <SentText canReveal>{text}</SentText>{" "}
      <CopyButton label={copy.of({ name, place })} text={() => maskedCopy(text)} />
    </>
  );
}
