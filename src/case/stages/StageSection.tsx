import { memo, type Ref } from "react";
import { AutoAction } from "#case-ui/AutoAction.tsx";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { controlText, timeText } from "#case-ui/case-words.ts";
import { WallClock } from "#case-ui/Leaf.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { receivedText } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { CopyMenu } from "#ui/copy/CopyMenu.tsx";
import { maskedCopy } from "#ui/copy/clipboard.ts";
import { ValueGroup, valueMark } from "#ui/copy/ValueGroup.tsx";
import { Fact } from "#ui/Facts.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useIsOnPaper } from "#ui/page/paper.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useCopies } from "../copy/copy-source.ts";
import { FieldList } from "../fields/FieldList.tsx";
import { usePreference } from "../preference.ts";
import styles from "./StageSection.module.css";
import { StageWords } from "./StageWords.tsx";

interface StageSectionProps {
  readonly stage: Stage;
  /** Its automatic action, and what it waits for, are in the header. */
  readonly isActionInHeader?: boolean;
  /** The description of the current stage in the header. */
  readonly headerDescription?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** The selected stage: its descriptions, dates, user and fields; what is in the header is not repeated. */
export const StageSection = memo(function StageSection(props: StageSectionProps) {
  const { ref, stage, isActionInHeader = false, headerDescription = "" } = props;
  const { stage: words, case: caseWords, copy } = useLanguage().words;
  const loadCopies = useCopies();
  const isOnPaper = useIsOnPaper();
  const [showsHidden, setShowsHidden] = usePreference("hiddenFields");
  const name = stage.name || words.unnamed;
  const context = maskedStart(name);
  const { description, longDescription } = stage;
  const descriptions = [
    [words.description, description === headerDescription ? "" : description],
    [words.longDescription, longDescription === description ? "" : longDescription],
  ] as const;
  return (
    <Panel
      ref={ref}
      title={<ReceivedText>{name}</ReceivedText>}
      state={
        isOnPaper && (
          <p className={styles.words}>
            <StageWords stage={stage} />
          </p>
        )
      }
      end={
        <>
          {!isOnPaper && (
            <Switch isOn={showsHidden} onChange={setShowsHidden}>
              {caseWords.showHidden}
            </Switch>
          )}
          <CopyMenu label={copy.stage} load={() => loadCopies({ stage })} />
        </>
      }
    >
      <ValueGroup>
        {descriptions.map(
          ([term, text]) =>
            text !== "" && (
              <p key={term} className={styles.description} {...valueMark}>
                <ReceivedText canReveal>{text}</ReceivedText>
                <CopyButton
                  label={copy.of({ name: term, context })}
                  text={() => maskedCopy(text)}
                />
              </p>
            ),
        )}
        <StageFacts stage={stage} context={context} isActionInHeader={isActionInHeader} />
      </ValueGroup>
      <FieldList
        fields={stage.fields}
        none={isOnPaper ? words.noFields : `${words.noFields} ${words.noFieldsMore}`}
        allHidden={words.allHidden}
      />
    </Panel>
  );
});

interface StageFactsProps {
  readonly stage: Stage;
  /** The name of the stage. */
  readonly context: string;
  readonly isActionInHeader: boolean;
}

function StageFacts({ stage, context, isActionInHeader }: StageFactsProps) {
  const language = useLanguage();
  const { words } = language;
  const mark = useMark(`deadline ${stage.key}`);
  const { autoAction, controlActions } = stage;
  const times = [
    [words.stage.created, stage.created === stage.started ? undefined : stage.created],
    [words.stage.started, stage.started],
    [words.stage.closed, stage.closed === "open" ? undefined : stage.closed],
    [words.stage.controlDate, stage.controlActionDate],
  ] as const;
  return (
    <dl className={styles.dates}>
      <Fact term={words.case.user} text={stage.user} context={context} />
      {times.map(
        ([term, when]) =>
          when !== undefined && (
            <Fact
              key={term}
              term={term}
              text={receivedText(when)}
              copied={() => maskedCopy(timeText(when, language))}
              context={context}
            >
              <WallClock when={when} />
            </Fact>
          ),
      )}
      {/* That there is none is said in the timeline. */}
      {autoAction !== undefined && autoAction !== "never" && !isActionInHeader && (
        <Fact
          term={words.stage.autoAction}
          text={receivedText(autoAction)}
          copied={() => maskedCopy(timeText(autoAction, language))}
          context={context}
        >
          <AutoAction
            when={autoAction}
            isNamed={false}
            isPast={isClosed(stage) && !stage.isActive}
          />
          {mark && <ChangeMark mark={mark} />}
        </Fact>
      )}
      {controlActions.length > 0 && !isActionInHeader && (
        <Fact
          term={words.stage.control.label}
          text={controlText(controlActions, words)}
          context={context}
        />
      )}
      <Fact term={words.stage.code} text={stage.code} context={context} />
    </dl>
  );
}
