import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { formatField, maskedValue } from "#case-ui/format-field.ts";
import { explainTurn, timeText } from "#case-ui/format-stage.ts";
import { ServiceTime } from "#case-ui/ServiceTime.tsx";
import { TimeToAutoAction } from "#case-ui/TimeLeft.tsx";
import { TurnLabel } from "#case-ui/TurnLabel.tsx";
import { useDeadline } from "#config/clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import type { Stage } from "#model/stage.ts";
import { openStageOf, type Turn } from "#model/turn.ts";
import { maskCardNumbers, maskedStart } from "#privacy/card-number.ts";
import { CopyButton, Value } from "#ui/copy/CopyToolbar.tsx";
import { useIsPrinting } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { thingsToCheckAnchor } from "../anchors.ts";
import { CaseLink } from "../CaseLink.tsx";
import { fieldName } from "../fields/field-names.ts";
import styles from "./TurnCard.module.css";

interface TurnCardProps {
  readonly caseData: Case;
  readonly turn: Turn;
  readonly sentence: string;
}

export function TurnCard({ caseData, turn, sentence }: TurnCardProps) {
  const t = useMessages();
  const isPrinting = useIsPrinting();
  const more = explainTurn(turn, t);
  const openStage = openStageOf(turn);
  const hasNoStages =
    turn.kind === "unclear" && (turn.reason === "no-stages" || turn.reason === "unread-stages");
  const canCheck = !isPrinting && turn.kind === "unclear" && !hasNoStages;
  return (
    <aside className={styles.strip} aria-label={t.stage.turn.label}>
      <div className={styles.turn}>
        <strong>
          <TurnLabel turn={turn} />
        </strong>
        {more !== "" && (
          <>
            <span className="visually-hidden">: </span>
            <p className={turn.kind === "unclear" ? styles.reason : undefined}>
              <ReceivedText>{more}</ReceivedText>
              {canCheck && (
                <>
                  {". "}
                  <CaseLink place={{ id: thingsToCheckAnchor }}>{t.check.title}</CaseLink>
                </>
              )}
            </p>
          </>
        )}
      </div>
      {turn.kind === "ended" && <OutcomeFields caseData={caseData} />}
      {openStage && <AutomaticAction stage={openStage} isStageNamed={turn.kind === "unclear"} />}
      <div className={`soft ${styles.sentence}`}>
        {/* Where stages contradict each other, nobody knows which of them is still open. */}
        {"user" in turn && <NotHappened stage={turn.stage} />}
        {sentence !== "" && (
          <Value as="p">
            <ReceivedText canReveal>{sentence}</ReceivedText>
            <CopyButton
              label={t.copy.of({ name: t.case.field.description })}
              text={() => maskCardNumbers(sentence)}
            />
          </Value>
        )}
      </div>
    </aside>
  );
}

interface AutomaticActionProps {
  readonly stage: Stage;
  /** Whether the stage has to be named, because the turn does not say which one is meant. */
  readonly isStageNamed: boolean;
}

function AutomaticAction({ stage, isStageNamed }: AutomaticActionProps) {
  const language = useLanguage();
  const { stage: t, copy } = language.messages;
  const { autoAction } = stage;
  const mark = useMark(`deadline ${stage.key}`);
  const deadline = useDeadline(autoAction);
  return (
    <div className={styles.until}>
      <strong>
        <TimeToAutoAction when={autoAction} showsUnreadable />
      </strong>{" "}
      <p>
        {autoAction !== "never" && (
          <span className={deadline ? "visually-hidden" : undefined}>{t.autoAction}</span>
        )}{" "}
        {autoAction !== "never" && deadline && (
          <Value>
            {deadline.urgency === "passed" ? t.overdueSince : t.until}{" "}
            <ServiceTime when={autoAction} />
            <CopyButton
              label={copy.of({ name: t.autoAction, context: maskedStart(stage.name) })}
              text={() => maskCardNumbers(timeText(autoAction, language))}
            />
          </Value>
        )}{" "}
        {mark && <ChangeMark mark={mark} />}{" "}
        {isStageNamed && (
          <>
            · <ReceivedText>{stage.name}</ReceivedText>
          </>
        )}
      </p>
    </div>
  );
}

/** Says that an automatic action whose time has passed has not happened, because the stage is still open. */
function NotHappened({ stage }: { readonly stage: Stage }) {
  const { notHappened } = useMessages().stage;
  const isPassed = useDeadline(stage.autoAction)?.urgency === "passed";
  return isPassed && <p className={styles.late}>{notHappened}</p>;
}

export function useOutcomeFields({ outcome }: Case) {
  const language = useLanguage();
  return outcome.map((field) => {
    const { text, isAmount, currency, code, plain } = formatField(field, language);
    const shown = `${text || code} ${currency}`.trimEnd();
    return { path: field.path, name: fieldName(field, language.messages), shown, isAmount, plain };
  });
}

function OutcomeFields({ caseData }: { readonly caseData: Case }) {
  const t = useMessages();
  const fields = useOutcomeFields(caseData);
  if (fields.length === 0) return null;
  return (
    <dl className={styles.outcome}>
      {fields.map(({ path, name, shown, isAmount, plain }) => (
        <Value as="div" key={path}>
          <dt>
            <ReceivedText>{name}</ReceivedText>
          </dt>
          <dd>
            <ReceivedText isAmount={isAmount} canReveal>
              {shown}
            </ReceivedText>
            <CopyButton
              label={t.copy.of({ name: maskedStart(name), context: t.stage.turn.label })}
              text={() => maskedValue(plain)}
            />
          </dd>
        </Value>
      ))}
    </dl>
  );
}
