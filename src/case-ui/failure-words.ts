import { Failure, type FailureReason, transientStatuses } from "#api/failure.ts";
import type { FirstWords } from "#i18n/words.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";

interface Sentences {
  /** What happened, in one sentence; "" where the service's message says it. */
  readonly what: string;
  /** What to do, in one sentence. */
  readonly whatToDo: string;
}

/**
 * Describes a failure in the words that all screens and files use.
 * @returns its sentences; the service's own `message` as received; the `details` for support, error kinds
 *   and no values, "" when the sentences say them.
 */
export function failureWords(error: unknown, { failures }: FirstWords) {
  const name = error instanceof Error ? error.name : typeof error;
  const reason = error instanceof Failure ? error.reason : { kind: "unexpected" as const, name };
  const sentences = sentencesOf(reason, failures);
  const isSaid = reason.kind === "status" && sentences.what.includes(String(reason.status));
  const details = reason.kind === "refused" ? failures.refused.detail : detailsOf(reason);
  return {
    ...sentences,
    message: "message" in reason ? reason.message : "",
    details: isSaid ? "" : details,
  };
}

function sentencesOf(reason: FailureReason, failures: FirstWords["failures"]): Sentences {
  const { unreachable, unreadable, refused } = failures;
  switch (reason.kind) {
    case "unreachable": {
      return reason.why === "timeout"
        ? { what: unreachable.timeout(reason), whatToDo: failures.status.laterToDo }
        : { what: unreachable[reason.why], whatToDo: unreachable.whatToDo };
    }
    case "status":
      return statusSentences(reason.status, failures);
    case "unreadable": {
      const what =
        reason.why === "other-case"
          ? unreadable["other-case"]({ id: maskCardNumbers(reason.id) })
          : unreadable[reason.why];
      return { what, whatToDo: failures.status.laterToDo };
    }
    case "refused":
      return { what: reason.message === "" ? refused.silent : "", whatToDo: refused.whatToDo };
    case "too-large":
      return failures.tooLarge;
    case "unexpected":
      return failures.unexpected;
    case "not-sent":
    case "unknown-outcome":
      return failures.unknown;
  }
}

function statusSentences(status: number, failures: FirstWords["failures"]): Sentences {
  const { status: words, refused } = failures;
  if (status === 401) return { what: words[401], whatToDo: words.tokenToDo };
  if (status === 403) return { what: words[403], whatToDo: words.rightsToDo };
  if (status === 404) return { what: words[404], whatToDo: words.addressToDo };
  const what = words.other({ status });
  if (status === 400 || status === 422) return { what, whatToDo: refused.whatToDo };
  const isTransient = status >= 500 || transientStatuses.includes(status);
  return { what, whatToDo: isTransient ? words.laterToDo : words.addressToDo };
}

function detailsOf(reason: FailureReason): string {
  if (reason.kind === "status") return `status ${reason.status}`;
  if (reason.kind === "unexpected") return reason.name;
  if (reason.kind === "unknown-outcome") return `${reason.kind}, ${detailsOf(reason.cause)}`;
  return "why" in reason ? `${reason.kind}: ${reason.why}` : reason.kind;
}
