import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isTokenRefused } from "#api/get-case.ts";
import { FailureNotice } from "#failure/FailureNotice.tsx";
import { maskCardNumbers } from "#language/card-number.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { Words } from "#language/words.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { Notice } from "#ui/Notice.tsx";
import { FileUnreadable } from "../form/file-text.ts";
import {
  countWaiting,
  hasMany,
  isClear,
  isUnmatched,
  itemsOf,
  type QueuedRequest,
  type QueueState,
} from "../send/create-queue.ts";
import { ArnsInDoubt } from "../send/send-create.ts";
import { countResults } from "./result-rows.ts";

type ResultWords = Words["create"]["result"];

/** How a queue ended, in numbers; takes the focus. Never "all created" unless all were. */
export function ResultSummary({ queue }: { readonly queue: QueueState }) {
  const { result: words } = useFullWords().create;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { requests } = queue;
  const isMany = hasMany(queue);
  const counts = countResults(queue);
  const notSent = counts.ready + counts.problem;
  const halted = requests.findLast((one) => one.state.kind !== "waiting" && !isClear(one));
  const contradictory = requests.filter(isContradictory);
  const hasUnmatched = requests.some(isUnmatched);
  const isAll = counts.created === counts.all && contradictory.length === 0;
  // Where items can't be matched they are counted themselves.
  const created = hasUnmatched
    ? itemsOf(queue).filter(({ isCreated }) => isCreated === true).length
    : counts.created;
  const error = halted?.state.kind === "failed" ? halted.state.error : undefined;
  const isSaid = error instanceof ArnsInDoubt || error instanceof FileUnreadable;
  return (
    <>
      {error !== undefined && !isSaid && <SendFailure error={error} />}
      <Notice
        ref={notice}
        isAlert
        tone={isAll ? "info" : created === 0 ? "late" : "warn"}
        title={
          hasUnmatched
            ? words.countedAlone({ created })
            : words.counted({ created, all: counts.all })
        }
      >
        {halted && (
          <p>
            {isMany
              ? haltText(halted, countWaiting(queue).rows, words)
              : mismatchText(halted, words)}
          </p>
        )}
        {contradictory.length > 0 && <p>{contradictionText(contradictory, isMany, words)}</p>}
        {(hasUnmatched || contradictory.length > 0) && <p>{words.checkBoth}</p>}
        {counts.refused > 0 && <p>{words.refused({ count: counts.refused })}</p>}
        {counts.notReported > 0 && <p>{words.notReported({ count: counts.notReported })}</p>}
        {counts.unknown > 0 && !hasUnmatched && <p>{words.unknown({ count: counts.unknown })}</p>}
        {notSent > 0 && <p>{words.notSent({ count: notSent })}</p>}
      </Notice>
    </>
  );
}

/** Why nothing was sent; a refused token is no reason any more once somebody has signed in anew. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const session = useSession();
  const [mended, mend] = useState<unknown>();
  // Before anybody can sign in who has seen it.
  useLayoutEffect(
    () => session.subscribe(() => session.state() === "open" && mend(error)),
    [session, error],
  );
  return mended === error && isTokenRefused(error) ? null : <FailureNotice error={error} />;
}

/** Why nothing more was sent. @param left how many transactions wait behind the request. */
function haltText(request: QueuedRequest, left: number, words: ResultWords): string {
  const { number, rows, state } = request;
  const { halt } = words;
  if (state.kind !== "failed") {
    const why =
      state.kind === "answered"
        ? mismatchText(request, words) || halt.notReported
        : halt.lost({ rows: rows.length, left });
    return `${halt.at({ number })} ${why}`;
  }
  const { error } = state;
  if (error instanceof ArnsInDoubt) {
    const { arns } = error;
    const more = Math.max(arns.length - 3, 0);
    return halt.inDoubt({ number, arns: arns.slice(0, 3).join(", "), more });
  }
  if (error instanceof FileUnreadable) {
    return halt.unreadable({ number, name: maskCardNumbers(error.file.name) });
  }
  return halt.failed({ number, left });
}

/** The answer has another number of items than there are transactions; "" when it has not. */
function mismatchText({ rows, state }: QueuedRequest, words: ResultWords): string {
  if (state.kind !== "answered" || state.outcome.isWhole) return "";
  return words.otherCount({ answered: state.outcome.items.length, asked: rows.length });
}

function contradictionText(
  requests: readonly QueuedRequest[],
  isMany: boolean,
  words: ResultWords,
): string {
  if (isMany)
    return words.contradictory({ numbers: requests.map(({ number }) => number).join(", ") });
  const [state] = requests.map((request) => request.state);
  return state?.kind === "answered" && state.outcome.success
    ? words.saysCreated
    : words.saysRefused;
}

/** The answer as a whole says something else than its items. */
function isContradictory({ state }: QueuedRequest): boolean {
  if (state.kind !== "answered") return false;
  const { items, success } = state.outcome;
  const areAllCreated = items.every(({ isCreated }) => isCreated === true);
  return success !== undefined && success !== areAllCreated;
}
