import { Link } from "react-router";
import { Failure } from "#api/failure.ts";
import { FileUnreadable } from "#api/file-value.ts";
import { isTokenRefused } from "#api/get-case.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { formatFailure } from "#case-ui/format-failure.ts";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { type Halt, hasManyRequests } from "../send/create-queue.ts";
import type { QueueResult } from "../send/result-rows.ts";
import { CaseMayExistError } from "../send/send-create.ts";
import type { RowResult } from "../transactions/transaction.ts";

/** Why a queue has stopped, and what is contradictory in its answers. */
export function QueueHalt({ queue }: { readonly queue: QueueResult }) {
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

/** What came in place of an answer to a create: the service's words, the cases that it names, a way to sign in. */
export function LostAnswer({ error }: { readonly error: unknown }) {
  const t = useMessages();
  const { unknownDetails, result } = t.create;
  const { message, isSignedOut } = formatFailure(error, t);
  const reason = error instanceof Failure ? error.reason : undefined;
  const ids = reason?.kind === "unknown-outcome" ? (reason.caseIds ?? []) : [];
  if (message === "" && ids.length === 0 && !isSignedOut) return null;
  return (
    <Notice tone="warn" title={isSignedOut ? t.failures.signedOut.what : unknownDetails.answer}>
      {message !== "" && <ServiceMessage text={message} />}
      {ids.length > 0 && (
        <p>
          {unknownDetails.names}{" "}
          {ids.map((id) => (
            <Link key={id} to={`/cases/${id}`}>
              {result.open({ id: maskedId(id) })}{" "}
            </Link>
          ))}
        </p>
      )}
      {isSignedOut && <Button onClick={() => location.reload()}>{t.failures.reload}</Button>}
    </Notice>
  );
}

/** The failure of a request, unless it was a refused token and the operator has signed in again. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const { auth } = useSettings();
  const isSignedIn = useSessionState() === "open" && auth === "token";
  return isSignedIn && isTokenRefused(error) ? null : <FailureNotice error={error} />;
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
  const countOf = (rows: readonly RowResult[]) =>
    rows.filter(({ request }) => request === halt.request).length;
  return t.halt.unmatched({ answered: countOf(queue.unmatched), sent: countOf(queue.rows) });
}
