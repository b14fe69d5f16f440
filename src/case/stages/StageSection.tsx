import { memo, type Ref } from "react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { stageFacts } from "#case-ui/case-facts.ts";
import { FactValue } from "#case-ui/Leaf.tsx";
import { TimeToAction } from "#case-ui/TimeToAction.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { canActAutomatically, type Stage } from "#model/stage.ts";
import { maskCardNumbers, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { CopyMenu } from "#ui/copy/CopyMenu.tsx";
import { Value, ValueGroup } from "#ui/copy/ValueGroup.tsx";
import { Fact } from "#ui/Facts.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useIsOnPaper } from "#ui/page/paper.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";
import { useCopies } from "../copy/copy-source.ts";
import { FieldList } from "../fields/FieldList.tsx";
import styles from "./StageSection.module.css";
import { StageWords } from "./StageWords.tsx";

interface StageSectionProps {
  readonly stage: Stage;
  /** Its automatic action is in the header. */
  readonly isActionInHeader?: boolean;
  /** That a merchant's action awaits a decision is in the header. */
  readonly isWaitingInHeader?: boolean;
  /** The description of the current stage in the header. */
  readonly headerDescription?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** The selected stage: its descriptions, dates, user and fields; what is in the header is not repeated. */
export const StageSection = memo(function StageSection(props: StageSectionProps) {
  const { ref, stage, headerDescription = "" } = props;
  const { isActionInHeader = false, isWaitingInHeader = false } = props;
  const language = useLanguage();
  const { stage: words, case: caseWords, copy } = language.words;
  const mark = useMark(`deadline ${stage.key}`);
  const loadCopies = useCopies();
  const isOnPaper = useIsOnPaper();
  const [showsHidden, setShowsHidden] = useSharedToggle("hiddenFields");
  const name = stage.name || words.unnamed;
  const context = maskedStart(name);
  const { description, longDescription } = stage;
  const descriptions = [
    [caseWords.field.description, description === headerDescription ? "" : description],
    [words.longDescription, longDescription === description ? "" : longDescription],
  ] as const;
  // That no action is planned is said in the timeline.
  const hidesAction = isActionInHeader || stage.autoAction === "never";
  const hidesControl =
    isWaitingInHeader && stage.controlActions.every((action) => action === "Waiting");
  const facts = stageFacts(stage, language).filter(
    ({ name, text }) =>
      text !== "" &&
      !(name === "autoAction" && hidesAction) &&
      !(name === "control" && hidesControl),
  );
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
              <Value as="p" key={term} className={styles.description}>
                <ReceivedText canReveal>{text}</ReceivedText>
                <CopyButton
                  label={copy.of({ name: term, context })}
                  text={() => maskCardNumbers(text)}
                />
              </Value>
            ),
        )}
        <dl className={styles.dates}>
          {facts.map((fact) => (
            <Fact key={fact.name} term={fact.term} text={fact.text} context={context}>
              <FactValue fact={fact} />
              {fact.name === "autoAction" && (
                <>
                  {" "}
                  {canActAutomatically(stage) && <TimeToAction when={stage.autoAction} />}{" "}
                  {mark && <ChangeMark mark={mark} />}
                </>
              )}
            </Fact>
          ))}
        </dl>
      </ValueGroup>
      <FieldList
        fields={stage.fields}
        hasUnread={stage.hasUnreadFields}
        none={isOnPaper ? words.noFields : `${words.noFields} ${words.noFieldsMore}`}
        allHidden={words.allHidden}
      />
    </Panel>
  );
});
