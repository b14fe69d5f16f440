import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { timeText } from "#case-ui/format-case.ts";
import { formatField, maskedValue } from "#case-ui/format-field.ts";
import { explainTurn, formatTurn } from "#case-ui/format-turn.ts";
import { ServiceTime } from "#case-ui/ReceivedValue.tsx";
import { turnIcons } from "#case-ui/state-icons.ts";
import { ThisIsMeButton } from "#case-ui/ThisIsMeButton.tsx";
import { TimeLeft } from "#case-ui/TimeLeft.tsx";
import { useDeadline } from "#config/clock.ts";
import { profileQuery } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { localTimeOf } from "#i18n/local-time.ts";
import { outcomeFieldsIn } from "#model/outcome.ts";
import { dateOf } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import type { Turn } from "#model/turn.ts";
import { maskCardNumbers, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value } from "#ui/copy/CopyToolbar.tsx";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { CaseLink } from "../CaseLink.tsx";
import { fieldName } from "../field-names.ts";
import { thingsToCheckAnchor } from "../navigation.ts";
import styles from "./TurnCard.module.css";

interface TurnCardProps {
  readonly turn: Turn;
  /** What happens in the case; "" where nothing says so. */
  readonly sentence: string;
}

/** Whose turn it is, until when, and what happens then; for an ended case, its outcome. */
export function TurnCard({ turn, sentence }: TurnCardProps) {
  const t = useMessages();
  const isPrinting = useIsPrinting();
  const more = explainTurn(turn, t);
  const Icon = turnIcons[turn.kind];
  const hasNoStages =
    turn.kind === "unclear" && (turn.reason === "no-stages" || turn.reason === "unread-stages");
  const canCheck = !isPrinting && turn.kind === "unclear" && !hasNoStages;
  return (
    <aside className={styles.strip} aria-label={t.stage.turn.label}>
      <div className={styles.turn}>
        <strong>
          <Icon aria-hidden size="1rem" />
          <ReceivedText>{formatTurn(turn, t)}</ReceivedText>
        </strong>
        {more !== "" && (
          <>
            <span className="visually-hidden">: </span>
            <p className={turn.kind === "unclear" ? styles.reason : undefined}>
              <ReceivedText>{more}</ReceivedText>
              {canCheck && (
                <>
                  {" · "}
                  <CaseLink place={{ id: thingsToCheckAnchor }}>{t.check.title}</CaseLink>
                </>
              )}
            </p>
          </>
        )}
        {!isPrinting && (
          <p className={styles.me}>
            <ThisIsMeButton turn={turn} />
          </p>
        )}
      </div>
      {turn.kind === "ended" && <Outcome stage={turn.stage} />}
      {turn.kind !== "ended" && turn.stage && <Until turn={turn} stage={turn.stage} />}
      <div className={styles.sentence}>
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

/** The outcome of an ended case, where the form profile names the fields that tell it. */
function Outcome({ stage }: { readonly stage: Stage }) {
  const language = useLanguage();
  const { formProfile } = useSettings();
  // A profile that cannot be read is reported where it is used to create a case.
  const { data: profile } = useQuery(profileQuery(formProfile));
  const fields = outcomeFieldsIn(stage, profile?.outcomeFields ?? []);
  if (fields.length === 0) return null;
  return (
    <dl className={styles.outcome}>
      {fields.map((field) => {
        const { text, isAmount, currency, code, plain } = formatField(field, language);
        const name = fieldName(field, language.messages);
        return (
          <Value as="div" key={field.path}>
            <dt>
              <ReceivedText>{name}</ReceivedText>
            </dt>
            <dd>
              <ReceivedText isAmount={isAmount} canReveal>
                {`${text || code} ${currency}`.trimEnd()}
              </ReceivedText>
              <CopyButton
                label={language.messages.copy.of({
                  name: maskedStart(name),
                  context: language.messages.stage.turn.label,
                })}
                text={() => maskedValue(plain)}
              />
            </dd>
          </Value>
        );
      })}
    </dl>
  );
}

interface UntilProps {
  readonly turn: Turn;
  readonly stage: Stage;
}

/** The time left until the automatic action, or that none is planned; with the stage's name where the turn is unclear. */
function Until({ turn, stage }: UntilProps) {
  const { stage: t } = useMessages();
  const { autoAction: planned } = stage;
  const mark = useMark(`deadline ${stage.key}`);
  const deadline = useDeadline(planned);
  return (
    <div className={styles.until}>
      <strong>
        {deadline ? (
          <TimeLeft deadline={deadline} />
        ) : planned === "never" ? (
          t.noAutoAction
        ) : (
          <ServiceTime when={planned} />
        )}
      </strong>{" "}
      {mark && <ChangeMark mark={mark} />}
      <p>
        {planned !== "never" && (
          <span className={deadline ? "visually-hidden" : undefined}>{t.autoAction}</span>
        )}{" "}
        {planned !== "never" && deadline && deadline.urgency !== "passed" && (
          <>
            <ActionDate stage={stage}>
              {t.until} <ServiceTime when={planned} />
            </ActionDate>{" "}
            <OwnTime when={planned} />
          </>
        )}{" "}
        {turn.kind === "unclear" && (
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
function NotHappened({ stage }: { readonly stage: Stage }) {
  const language = useLanguage();
  const { notHappened } = language.messages.stage;
  const isPassed = useDeadline(stage.autoAction)?.urgency === "passed";
  return (
    isPassed && (
      <p className={styles.late}>
        <ActionDate stage={stage}>
          {notHappened({ when: timeText(stage.autoAction, language) })}
        </ActionDate>
      </p>
    )
  );
}

interface ActionDateProps {
  readonly stage: Stage;
  readonly children: ReactNode;
}

/** The date of an automatic action, with a copy button. */
function ActionDate({ stage, children }: ActionDateProps) {
  const language = useLanguage();
  const { stage: t, copy } = language.messages;
  const label = copy.of({ name: t.autoAction, context: maskedStart(stage.name) });
  return (
    <Value>
      {children}
      <CopyButton
        label={label}
        text={() => maskCardNumbers(timeText(stage.autoAction, language))}
      />
    </Value>
  );
}
