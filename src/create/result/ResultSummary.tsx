import { Failure } from "#api/failure.ts";
import { isTokenRefused } from "#api/get-case.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { Words } from "#i18n/words.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { useSessionState, useSettings } from "#session/SessionProvider.tsx";
import { Notice } from "#ui/Notice.tsx";
import { focusWhenShown } from "#ui/page/focus-when-shown.ts";
import { FileUnreadable } from "../form/value-text.ts";
import { type Halt, hasMany } from "../send/create-queue.ts";
import { allRows, countResults, type QueueResult } from "../send/result-rows.ts";
import { ArnsInDoubt } from "../send/send-create.ts";
import type { RowResult } from "../transactions/transaction.ts";

const maxNamedArns = 3;

/** How a queue ended, in numbers; takes the focus. Only the numbers say that all were created. */
export function ResultSummary({ queue }: { readonly queue: QueueResult }) {
  const { result: words } = useFullWords().create;
  const { rows, halt, contradictions, unmatched } = queue;
  const counts = countResults(queue);
  const notSent = counts.ready + counts.problem;
  const hasUnmatched = unmatched.length > 0;
  const isAll = counts.created === rows.length && contradictions.length === 0;
  const created = allRows(queue).filter(({ status }) => status === "created").length;
  const why = halt && haltText(halt, queue, words);
  const others = [
    counts.refused > 0 && words.refused({ count: counts.refused }),
    counts.notReported > 0 && words.notReported({ count: counts.notReported }),
    counts.unknown > 0 && !hasUnmatched && words.unknown({ count: counts.unknown }),
    notSent > 0 && words.notSent({ count: notSent }),
  ].filter(Boolean);
  return (
    <>
      {halt?.kind === "failed" && halt.error instanceof Failure && (
        <SendFailure error={halt.error} />
      )}
      <Notice
        ref={focusWhenShown}
        isAlert
        tone={isAll ? "info" : created === 0 ? "late" : "warn"}
        title={
          hasUnmatched
            ? words.countedAlone({ created })
            : words.counted({ created, all: rows.length })
        }
      >
        {why && <p>{why}</p>}
        {contradictions.length > 0 && (
          <p>{words.contradictory({ numbers: hasMany(queue) ? contradictions.join(", ") : "" })}</p>
        )}
        {(hasUnmatched || contradictions.length > 0) && <p>{words.checkBoth}</p>}
        {others.length > 0 && <p>{others.join(" ")}</p>}
      </Notice>
    </>
  );
}

/** The failure of a request, unless it was a refused token and the operator has signed in again. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const { auth } = useSettings();
  const isSignedIn = useSessionState() === "open" && auth === "token";
  return isSignedIn && isTokenRefused(error) ? null : <FailureNotice error={error} />;
}

/** Why nothing more was sent; "" where the counts of a single request already show it. */
function haltText(halt: Halt, queue: QueueResult, words: Words["create"]["result"]): string {
  const why = whyHalted(halt, queue, words);
  if (hasMany(queue)) return `${words.halt.stoppedAt({ number: halt.request })} ${why}`;
  return halt.kind === "unmatched" ? why : "";
}

function whyHalted(halt: Halt, queue: QueueResult, words: Words["create"]["result"]): string {
  const { kind, error } = halt;
  if (error instanceof ArnsInDoubt) {
    const { arns } = error;
    const more = Math.max(arns.length - maxNamedArns, 0);
    return words.halt.inDoubt({ arns: arns.slice(0, maxNamedArns).join(", "), more });
  }
  if (error instanceof FileUnreadable) {
    return words.halt.unreadable({ name: maskCardNumbers(error.file.name) });
  }
  if (kind !== "unmatched") return words.halt[kind];
  const countOf = (rows: readonly RowResult[]) =>
    rows.filter(({ request }) => request === halt.request).length;
  return words.halt.unmatched({ answered: countOf(queue.unmatched), sent: countOf(queue.rows) });
}
