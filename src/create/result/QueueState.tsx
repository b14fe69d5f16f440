import { Square } from "lucide-react";
import { Failure } from "#api/failure.ts";
import { FileUnreadable } from "#api/file-value.ts";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Panel } from "#ui/Panel.tsx";
import { Progress } from "#ui/Progress.tsx";
import { focusWhenShown } from "#ui/page/focus.ts";
import { type Halt, hasManyRequests } from "../send/queue.ts";
import { type QueueResult, type ResultRow, statusOf } from "../send/result-rows.ts";
import { CaseMayExistError } from "../send/send-create.ts";
import { LostAnswer, SendFailure } from "./Outcome.tsx";
import styles from "./QueueState.module.css";

interface QueueProps {
  readonly queue: QueueResult;
}

/** How far a queue is, with the button that stops it. */
export function QueueProgress({ queue, onStop }: QueueProps & { readonly onStop: () => void }) {
  const { queue: t } = useMessages().create.result;
  const { phase, requests, done } = queue;
  const all = queue.rows.filter((row) => statusOf(row) !== "leftOut").length;
  const rows = queue.rows.filter(({ result }) => result).length;
  return (
    <Panel title={t.heading} state={<span role="status">{t.phases[phase]}</span>}>
      <div className={styles.body}>
        <Progress label={t.progress} done={done} total={requests}>
          {t.done({ done, requests, rows, all })}
        </Progress>
        <ButtonRow>
          {/* Takes the focus, which was lost with the form. */}
          <Button
            ref={focusWhenShown}
            icon={<Square aria-hidden />}
            aria-disabled={phase === "stopping"}
            onClick={onStop}
          >
            {t.stop}
          </Button>
        </ButtonRow>
      </div>
    </Panel>
  );
}

/** Why a queue has stopped, and what is contradictory in its answers. */
export function QueueHalt({ queue }: QueueProps) {
  const { result: t } = useMessages().create;
  const { halts, contradictions, unmatched, messages } = queue;
  const numbers = hasManyRequests(queue) ? contradictions.join(", ") : "";
  const [title = "", ...others] = [
    ...halts.map((halt) => haltText(halt, queue, t)),
    contradictions.length > 0 ? t.contradictory({ count: contradictions.length, numbers }) : "",
    unmatched.length + contradictions.length > 0 ? t.checkBoth : "",
  ].filter((text) => text !== "");
  return (
    <>
      {halts.map(({ kind, request, error }) => {
        if (kind === "unknown") return <LostAnswer key={request} error={error} />;
        return error instanceof Failure && <SendFailure key={request} error={error} />;
      })}
      {messages.map((text) => (
        <ServiceMessage key={text} text={text} />
      ))}
      {title !== "" && (
        <Notice isAlert tone="warn" title={title}>
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

/** Why nothing more was sent; "" where the counts of a single request already show it. */
function haltText(halt: Halt, queue: QueueResult, t: Messages["create"]["result"]): string {
  const why = whyHalted(halt, queue, t);
  if (hasManyRequests(queue)) return `${t.halt.stoppedAt({ number: halt.request })} ${why}`;
  return halt.kind === "unmatched" ? why.charAt(0).toUpperCase() + why.slice(1) : "";
}

function whyHalted(halt: Halt, queue: QueueResult, t: Messages["create"]["result"]): string {
  const { kind, error } = halt;
  if (error instanceof CaseMayExistError) return t.halt.mayExist;
  if (error instanceof FileUnreadable) {
    return t.halt.unreadable({ name: maskCardNumbers(error.file.name) });
  }
  if (kind !== "unmatched") return t.halt[kind];
  const countOf = (rows: readonly ResultRow[]) =>
    rows.filter(({ result }) => result?.request === halt.request).length;
  return t.halt.unmatched({ answered: countOf(queue.unmatched), sent: countOf(queue.rows) });
}
