import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { timeText } from "#case-ui/format-stage.ts";
import { ServiceTime } from "#case-ui/ServiceTime.tsx";
import { TimeToAutoAction } from "#case-ui/TimeLeft.tsx";
import { useDeadline } from "#config/clock.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { localTimeOf } from "#i18n/service-clock.ts";
import { dateOf } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import { maskCardNumbers, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value } from "#ui/copy/CopyToolbar.tsx";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./AutomaticAction.module.css";

interface AutomaticActionProps {
  readonly stage: Stage;
  /** Whether the stage has to be named, because the turn does not say which one is meant. */
  readonly isStageNamed: boolean;
}

/** The time left until the automatic action of a stage, or that none is planned. */
export function AutomaticAction({ stage, isStageNamed }: AutomaticActionProps) {
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
          <>
            <Value>
              {deadline.urgency === "passed" ? t.overdueSince : t.until}{" "}
              <ServiceTime when={autoAction} />
              <CopyButton
                label={copy.of({ name: t.autoAction, context: maskedStart(stage.name) })}
                text={() => maskCardNumbers(timeText(autoAction, language))}
              />
            </Value>{" "}
            <OwnTime when={autoAction} />
          </>
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

/** The time by the operator's own clock where it differs. Not in print, which may be read elsewhere. */
function OwnTime({ when }: { readonly when: Stage["autoAction"] }) {
  const { tag, messages } = useLanguage();
  const { timeZone } = useSettings();
  const isPrinting = useIsPrinting();
  const date = dateOf(when);
  const local = date && localTimeOf(date, timeZone, Temporal.Now.timeZoneId(), tag);
  return local && !isPrinting && <span>{messages.stage.here(local)}</span>;
}

/** Says that an automatic action whose time has passed has not happened, because the stage is still open. */
export function NotHappened({ stage }: { readonly stage: Stage }) {
  const { notHappened } = useMessages().stage;
  const isPassed = useDeadline(stage.autoAction)?.urgency === "passed";
  return isPassed && <p className={styles.late}>{notHappened}</p>;
}
