import { memo, type Ref, useMemo } from "react";
import { AutoAction } from "#case-ui/AutoAction.tsx";
import { ControlActionWords } from "#case-ui/ControlActionWords.tsx";
import { controlText, timeText } from "#case-ui/case-words.ts";
import { WallClock } from "#case-ui/Leaf.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { receivedText } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { CopyMenu } from "#ui/copy/CopyMenu.tsx";
import { maskedCopy } from "#ui/copy/clipboard.ts";
import { Fact } from "#ui/Facts.tsx";
import { Panel } from "#ui/Panel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useCopies } from "../copy/copy-source.ts";
import { FieldList } from "../fields/FieldList.tsx";
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
    <Panel
      ref={ref}
      title={<ReceivedText>{name}</ReceivedText>}
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
                text={receivedText(when)}
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
            text={receivedText(stage.autoAction)}
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
    </Panel>
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
      <ReceivedText canReveal>{text}</ReceivedText>{" "}
      <CopyButton label={copy.of({ name, place })} text={() => maskedCopy(text)} />
    </>
  );
}
