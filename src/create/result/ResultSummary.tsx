import { useEffect, useRef } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { Words } from "#language/words.ts";
import { Notice } from "#ui/Notice.tsx";
import { hasMany, isClear, type QueuedRequest, type QueueState } from "../send/create-queue.ts";
import { SendFailure } from "../send/SendFailure.tsx";
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
  const halted = requests.findLast(({ state }) => state.kind !== "waiting" && !isClear(state));
  const waiting = requests.filter(({ state }) => state.kind === "waiting");
  const left = waiting.reduce((sum, { rows }) => sum + rows.length, 0);
  const contradictory = requests.filter(isContradictory);
  const isUnmatched = requests.some(
    ({ state }) => state.kind === "answered" && !state.outcome.isWhole,
  );
  const isAll = counts.created === counts.all && contradictory.length === 0;
  // Where items can't be matched they are counted themselves.
  const created = isUnmatched ? createdItems(queue) : counts.created;
  return (
    <>
      {halted?.state.kind === "failed" && !(halted.state.error instanceof ArnsInDoubt) && (
        <SendFailure error={halted.state.error} />
      )}
      <Notice
        ref={notice}
        isAlert
        tone={isAll ? "info" : created === 0 ? "late" : "warn"}
        title={
          isUnmatched
            ? words.countedAlone({ created })
            : words.counted({ created, all: counts.all })
        }
      >
        {isMany && halted && <p>{haltText(halted, left, words)}</p>}
        {!isMany && halted && <p>{mismatchText(halted, words)}</p>}
        {contradictory.length > 0 && <p>{contradictionText(contradictory, isMany, words)}</p>}
        {(isUnmatched || contradictory.length > 0) && <p>{words.checkBoth}</p>}
        {counts.refused > 0 && <p>{words.refused({ count: counts.refused })}</p>}
        {counts.notReported > 0 && <p>{words.notReported({ count: counts.notReported })}</p>}
        {counts.unknown > 0 && !isUnmatched && <p>{words.unknown({ count: counts.unknown })}</p>}
        {counts.notSent > 0 && <p>{words.notSent({ count: counts.notSent })}</p>}
      </Notice>
    </>
  );
}

const createdItems = (queue: QueueState): number =>
  queue.requests
    .flatMap(({ state }) => (state.kind === "answered" ? state.outcome.items : []))
    .filter(({ isCreated }) => isCreated === true).length;

/** The first of many ARNs, and how many more there are. */
const firstOf = (arns: readonly string[]) => ({
  arns: arns.slice(0, 3).join(", "),
  more: Math.max(arns.length - 3, 0),
});

/** Why nothing more was sent. */
function haltText(request: QueuedRequest, left: number, words: ResultWords): string {
  const { number, rows, state } = request;
  const { halt } = words;
  if (state.kind === "failed") {
    return state.error instanceof ArnsInDoubt
      ? halt.inDoubt({ number, ...firstOf(state.error.arns) })
      : halt.failed({ number, left });
  }
  const why =
    state.kind === "answered"
      ? mismatchText(request, words) || halt.notReported
      : halt.lost({ rows: rows.length, left });
  return `${halt.at({ number })} ${why}`;
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
  const numbers = requests.map(({ number }) => number).join(", ");
  if (isMany) return words.contradictory({ numbers });
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
