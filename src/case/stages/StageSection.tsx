import { memo, type Ref } from "react";
import { CaseFact, FactValue } from "#case-ui/CaseFact.tsx";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { type LabelledText, stageFacts } from "#case-ui/format-fact.ts";
import { stageStates } from "#case-ui/format-stage.ts";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useHasPreviewBeside } from "#documents/CaseFilesProvider.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import type { Case } from "#model/case.ts";
import { dateOf } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import { maskCardNumbers, maskedStart } from "#privacy/card-number.ts";
import { CopyButton, Value } from "#ui/copy/CopyToolbar.tsx";
import { Panel } from "#ui/Panel.tsx";
import { mediaQuery, useIsPrinting } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { FieldList, HiddenFieldsButton } from "../fields/FieldList.tsx";
import styles from "./StageSection.module.css";

interface StageSectionProps {
  readonly stage: Stage;
  readonly isTurnInHeader?: boolean;
  readonly sentence?: string;
  readonly ref?: Ref<HTMLElement>;
}

const isDescription = ({ name }: Pick<LabelledText, "name">) =>
  name === "description" || name === "longDescription";

export const StageSection = memo(function StageSection(props: StageSectionProps) {
  const { ref, stage, sentence = "", isTurnInHeader = false } = props;
  const language = useLanguage();
  const { stage: t, copy } = language.messages;
  const mark = useMark(`deadline ${stage.key}`);
  const isPrinting = useIsPrinting();
  const name = stage.name || t.unnamed;
  const context = maskedStart(name);
  // The bar of the active stage has the day.
  const hidesStart = stage.isActive && dateOf(stage.autoAction) !== undefined && !isPrinting;
  // The timeline says that no action is planned and what the acquirer decided; the printed case has no timeline.
  const saidElsewhere = new Map([
    ["stage", true],
    ["stageUser", isTurnInHeader],
    ["autoAction", isTurnInHeader || stage.autoAction === "never"],
    ["started", hidesStart],
    ["control", !isPrinting],
  ]);
  const facts = stageFacts(stage, language).filter(
    (fact) => fact.text !== "" && !saidElsewhere.get(fact.name),
  );
  const dates = facts.filter((fact) => !isDescription(fact));
  return (
    <Panel
      ref={ref}
      className={[styles.stage, stage.isActive ? styles.current : ""].join(" ")}
      title={<ReceivedText>{name}</ReceivedText>}
      state={
        isPrinting && (
          <p className="soft small">
            <ReceivedText>{stageStates(stage, language.messages).join(", ")}</ReceivedText>
          </p>
        )
      }
      actions={<HiddenFieldsButton fields={stage.fields} />}
    >
      <div className={styles.body}>
        <div>
          {dates.length > 0 && (
            <dl className={`soft small ${styles.dates}`}>
              {dates.map((fact) => (
                <CaseFact key={fact.name} fact={fact} context={context}>
                  {fact.name === "autoAction" && mark && (
                    <>
                      <FactValue fact={fact} /> <ChangeMark mark={mark} />
                    </>
                  )}
                </CaseFact>
              ))}
            </dl>
          )}
          {facts.filter(isDescription).map(
            ({ name, term, text }) =>
              text !== sentence && (
                <Value as="p" key={name} className={`soft ${styles.description}`}>
                  <ReceivedText canReveal>{text}</ReceivedText>
                  <CopyButton
                    label={copy.of({ name: term, context })}
                    text={() => maskCardNumbers(text)}
                  />
                </Value>
              ),
          )}
        </div>
        <FieldList
          fields={stage.fields}
          hasUnread={stage.hasUnreadFields}
          none={t.noFields}
          allHidden={t.allHidden}
        />
      </div>
    </Panel>
  );
});

const hasRoomForTwo = mediaQuery("(width >= 90em)");

interface SelectedStageProps {
  readonly caseData: Case;
  readonly stage: Stage | undefined;
  readonly turnStage: Stage | undefined;
  readonly sentence: string;
  readonly ref: Ref<HTMLElement>;
}

/** The selected stage, and on a wide screen the only active one to the right of it: claim and answer. */
export function SelectedStage(props: SelectedStageProps) {
  const { caseData, stage, turnStage, sentence, ref } = props;
  const isWide = useStore(hasRoomForTwo);
  // A preview stands in place of the active stage.
  const hasPreview = useHasPreviewBeside();
  const [active, ...others] = caseData.stages.filter(({ isActive }) => isActive);
  if (!stage) return null;
  const sectionOf = (shown: Stage) => (
    <SectionBoundary key={shown.key} resetKey={caseData}>
      <StageSection
        ref={shown === stage ? ref : undefined}
        stage={shown}
        isTurnInHeader={shown.key === turnStage?.key}
        sentence={sentence}
      />
    </SectionBoundary>
  );
  const isAlone = !isWide || hasPreview || others.length > 0;
  if (isAlone || !active || active === stage) return sectionOf(stage);
  return (
    <div className={styles.pair}>
      {sectionOf(stage)}
      {sectionOf(active)}
    </div>
  );
}
