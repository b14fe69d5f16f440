import { useEffect, useRef } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import type { Words } from "#language/words.ts";
import { Notice } from "#ui/Notice.tsx";
import { ArnsInDoubt } from "../arn-hold.ts";
import { summaryOf } from "../outcome-summary.ts";
import { SendFailure } from "../SendFailure.tsx";
import { isClear, type RunRequest, type RunState } from "./batch-run.ts";
import { countResults } from "./row-result.ts";

/** How a run ended, in numbers; takes the focus. */
export function BatchEnd({ run }: { readonly run: RunState }) {
  const { result: words } = useWords().batch;
  const notice = useRef<HTMLDivElement>(null);
  const { requests } = run;
  const counts = countResults(run);
  const halt = requests.findLast(({ state }) => state.kind !== "waiting" && !isClear(state));
  const contradictory = requests.filter(isContradictory).map(({ number }) => number);
  const waiting = requests.filter(({ state }) => state.kind === "waiting");
  const left = waiting.reduce((sum, { rows }) => sum + rows.length, 0);
  const isAll = counts.created === counts.all && contradictory.length === 0;
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      {halt?.state.kind === "failed" && !(halt.state.error instanceof ArnsInDoubt) && (
        <SendFailure error={halt.state.error} />
      )}
      <Notice
        ref={notice}
        isAlert
        tone={isAll ? "info" : counts.created === 0 ? "late" : "warn"}
        title={words.counted(counts)}
      >
        {halt && <p>{haltText(halt, left, words)}</p>}
        {contradictory.length > 0 && (
          <p>{words.contradictory({ numbers: contradictory.join(", ") })}</p>
        )}
        {counts.refused > 0 && <p>{words.refused({ count: counts.refused })}</p>}
        {counts.unknown > 0 && <p>{words.unknown({ count: counts.unknown })}</p>}
        {counts.unsent > 0 && <p>{words.unsent({ count: counts.unsent })}</p>}
      </Notice>
    </>
  );
}

/** The first of many ARNs, and how many more there are. */
const told = (arns: readonly string[]) => ({
  arns: arns.slice(0, 3).join(", "),
  more: Math.max(arns.length - 3, 0),
});

/** Why nothing more was sent. */
function haltText(
  { number, rows, state }: RunRequest,
  left: number,
  words: Words["batch"]["result"],
): string {
  if (state.kind === "failed") {
    return state.error instanceof ArnsInDoubt
      ? words.inDoubt({ number, ...told(state.error.arns) })
      : words.failed({ number, left });
  }
  if (state.kind !== "answered") return words.lost({ number, rows: rows.length, left });
  const { items, isWhole } = state.outcome;
  if (isWhole) return words.unsaid({ number });
  return words.mismatch({ number, answered: items.length, asked: rows.length });
}

const isContradictory = ({ state, rows }: RunRequest): boolean =>
  state.kind === "answered" && summaryOf(state.outcome, rows.length).isContradictory;
