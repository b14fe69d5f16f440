import {
  type FailureReason,
  isSignedOut,
  kindOfFailure,
  type NoContent,
  reasonOf,
  retryLaterStatuses,
} from "#api/failure.ts";
import type { Messages } from "#i18n/messages.ts";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";

interface Sentences {
  /** What happened, in one sentence; "" where the service's message says it. */
  readonly what: string;
  readonly whatToDo: string;
}

/**
 * Describes a failure in the words that all screens and files use.
 * @returns its sentences; the service's own `message` as received; the `details` for support, error kinds
 *   and no values, "" when the sentences say them; `isSignedOut` where reloading the page may sign in again;
 *   `needsReload` where trying again on this page is of no use.
 */
export function formatFailure(error: unknown, messages: Messages) {
  const { failures } = messages;
  const reason = reasonOf(error);
  const isNotLoaded = error instanceof ChunkLoadError;
  const sentences = isNotLoaded ? failures.notLoaded : sentencesOf(reason, messages);
  // Where the outcome is unknown or nothing was sent, the service's message belongs to the cause.
  const cause = "cause" in reason ? reason.cause : reason;
  const isSaid = cause.kind === "status" && sentences.what.includes(String(cause.status));
  const name = cause.kind === "unexpected" ? ` (${cause.name})` : "";
  const details =
    reason.kind === "refused" ? failures.refused.detail : kindOfFailure(reason) + name;
  return {
    ...sentences,
    message: "message" in cause ? cause.message : "",
    details: isSaid ? "" : details,
    isSignedOut: isSignedOut(cause),
    needsReload: isNotLoaded || isSignedOut(cause),
    /** Whether the service's message says more than the sentence about it, and stands first where there is room. */
    isServiceFirst: reason.kind === "refused" || ("why" in reason && reason.why === "no-case"),
  };
}

export function failureSentences(error: unknown, t: Messages): string {
  const { what, whatToDo } = formatFailure(error, t);
  return `${what} ${whatToDo}`;
}

function sentencesOf(reason: FailureReason, messages: Messages): Sentences {
  const { failures } = messages;
  if (isSignedOut(reason)) return failures.signedOut;
  const { unreachable, unreadable, refused } = failures;
  switch (reason.kind) {
    case "unreachable": {
      if (reason.why === "blocked") return unreachable.blocked;
      return reason.why === "timeout"
        ? { what: unreachable.timeout(reason), whatToDo: failures.status.laterToDo }
        : { what: unreachable[reason.why], whatToDo: unreachable.whatToDo };
    }
    case "status":
      return statusSentences(reason, failures);
    case "unreadable": {
      const { laterToDo: whatToDo } = failures.status;
      if (reason.why === "too-long") {
        return { what: failures.tooLong.what(reason), whatToDo: failures.tooLong.whatToDo };
      }
      if (reason.why === "other-case") {
        return { what: unreadable["other-case"]({ id: maskCardNumbers(reason.id) }), whatToDo };
      }
      const what =
        reason.why === "other-key" ? unreadable[reason.why](reason) : unreadable[reason.why];
      return { what, whatToDo };
    }
    case "refused": {
      const isInput = reason.sentBytes !== undefined;
      return {
        what: reason.message === "" ? refused.silent : "",
        whatToDo: isInput ? refused.whatToDo : failures.status.laterToDo,
      };
    }
    case "too-large":
      return failures.tooLarge;
    case "no-file":
      return noFileSentences(reason.why, messages);
    case "not-stored":
      return { what: failures.notStored.what(reason), whatToDo: failures.notStored.whatToDo };
    case "unexpected":
      return failures.unexpected;
    case "not-sent":
      return reason.cause.kind === "unexpected"
        ? failures.notSent
        : sentencesOf(reason.cause, messages);
    case "unknown-outcome":
      return failures.unknown;
  }
}

function noFileSentences(why: NoContent | "gone", { documents: t, failures }: Messages): Sentences {
  const what = t.problems[why];
  switch (why) {
    case "not-sent":
      return { what, whatToDo: failures.status.laterToDo };
    case "gone":
      return { what, whatToDo: t.goneToDo };
    case "empty":
    case "characters":
    case "length":
      return { what, whatToDo: t.fileToDo };
    case "data-url":
    case "url-safe":
    case "not-text":
      return { what, whatToDo: t.formatToDo };
  }
}

type StatusReason = Extract<FailureReason, { kind: "status" }>;

const inputStatuses: readonly number[] = [400, 409, 422];

function statusSentences(
  { status, message, sentBytes }: StatusReason,
  failures: Messages["failures"],
): Sentences {
  const { status: t, refused, tooLarge } = failures;
  if (status === 401) return { what: t[401], whatToDo: t.tokenToDo };
  if (status === 403) return { what: t[403], whatToDo: t.rightsToDo };
  // An answer with a message comes from the service itself, so its address is right.
  if (status === 404 && message === "") return { what: t[404], whatToDo: t.addressToDo };
  if (status === 413 && sentBytes !== undefined) {
    return { what: t[413]({ bytes: sentBytes }), whatToDo: tooLarge.whatToDo };
  }
  const isFailed = status >= 500 || retryLaterStatuses.includes(status);
  const isInput = sentBytes !== undefined && inputStatuses.includes(status);
  return {
    what: isFailed ? t.failed({ status }) : t.answered({ status }),
    whatToDo: isInput ? refused.whatToDo : t.laterToDo,
  };
}
