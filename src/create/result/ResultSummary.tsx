import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isTokenRefused } from "#api/get-case.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { Words } from "#i18n/words.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { Notice } from "#ui/Notice.tsx";
import { FileUnreadable } from "../form/value-text.ts";
import {
  countResults,
  type Halt,
  hasMany,
  type QueueState,
  waitingRows,
} from "../send/queue-state.ts";
import { ArnsInDoubt } from "../send/send-create.ts";

type ResultWords = Words["create"]["result"];

/** How a queue ended, in numbers. Takes the focus. It never says "all created" unless all were. */
export function ResultSummary({ queue }: { readonly queue: QueueState }) {
  const { result: words } = useFullWords().create;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { rows, halt, contradictions } = queue;
  const isMany = hasMany(queue);
  const counts = countResults(queue);
  const notSent = counts.ready + counts.problem;
  const hasUnmatched = rows.some(({ why }) => why === "unmatched");
  const isAll = counts.created === counts.all && contradictions.length === 0;
  // Count the items where they can't be matched to transactions.
  const created = hasUnmatched
    ? rows.filter(({ status }) => status === "created").length
    : counts.created;
  const error = halt?.kind === "failed" ? halt.error : undefined;
  const isSaid = error instanceof ArnsInDoubt || error instanceof FileUnreadable;
  const left = waitingRows(queue).length;
  const why = halt && (isMany ? haltText(halt, left, words) : mismatchText(halt, words));
  const others = [
    counts.refused > 0 && words.refused({ count: counts.refused }),
    counts.notReported > 0 && words.notReported({ count: counts.notReported }),
    counts.unknown > 0 && !hasUnmatched && words.unknown({ count: counts.unknown }),
    notSent > 0 && words.notSent({ count: notSent }),
  ].filter((text) => text !== false);
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
        {why && <p>{why}</p>}
        {contradictions.length > 0 && (
          <p>
            {isMany
              ? words.contradictory({ numbers: contradictions.map((one) => one.number).join(", ") })
              : contradictions.map((one) => (one.success ? words.saysCreated : words.saysRefused))}
          </p>
        )}
        {(hasUnmatched || contradictions.length > 0) && <p>{words.checkBoth}</p>}
        {others.length > 0 && <p>{others.join(" ")}</p>}
      </Notice>
    </>
  );
}

/** Why nothing was sent. A refused token is no longer shown after the operator has signed in again. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const session = useSession();
  const [signedInSince, setSignedInSince] = useState<unknown>();
  // A layout effect: subscribe before anybody can sign in.
  useLayoutEffect(
    () => session.subscribe(() => session.state() === "open" && setSignedInSince(error)),
    [session, error],
  );
  return signedInSince === error && isTokenRefused(error) ? null : <FailureNotice error={error} />;
}

/** Why nothing more was sent. @param left how many transactions were not sent. */
function haltText(halt: Halt, left: number, words: ResultWords): string {
  const { number, rows } = halt;
  const texts = words.halt;
  switch (halt.kind) {
    case "unmatched":
      return `${texts.at({ number })} ${mismatchText(halt, words)}`;
    case "notReported":
      return `${texts.at({ number })} ${texts.notReported}`;
    case "unknown":
      return `${texts.at({ number })} ${texts.lost({ rows, left })}`;
    case "failed": {
      const { error } = halt;
      if (error instanceof ArnsInDoubt) {
        const { arns } = error;
        const more = Math.max(arns.length - 3, 0);
        return texts.inDoubt({ number, arns: arns.slice(0, 3).join(", "), more });
      }
      return error instanceof FileUnreadable
        ? texts.unreadable({ number, name: maskCardNumbers(error.file.name) })
        : texts.failed({ number, left });
    }
  }
}

/** Says that the answer has another number of items than there are transactions; "" when it has not. */
const mismatchText = (halt: Halt, words: ResultWords): string =>
  halt.kind === "unmatched" ? words.otherCount({ answered: halt.items, asked: halt.rows }) : "";
