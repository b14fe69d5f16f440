import { Failure, type FailureReason } from "#api/failure.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import type { FirstWords } from "#language/words.ts";

/** A failure as a person reads it. */
export interface FailureWords {
  /** One sentence of what happened; "" where the service's own words say it. */
  readonly what: string;
  /** One sentence of what to do. */
  readonly whatToDo: string;
  /** The service's own words, as sent; "" when there are none. */
  readonly message: string;
  /** For whoever is asked for help: no values, only kinds. */
  readonly details: string;
}

/** The one place that turns what went wrong into words. */
export function failureWords(error: unknown, words: FirstWords): FailureWords {
  const { failures } = words;
  if (!(error instanceof Failure)) {
    const details = error instanceof Error ? error.name : typeof error;
    return { ...failures.unexpected, message: "", details };
  }
  const { reason } = error;
  const details = detailsOf(reason);
  switch (reason.kind) {
    case "unreachable":
      return {
        what:
          reason.why === "timeout"
            ? failures.unreachable.timeout(reason)
            : failures.unreachable[reason.why],
        whatToDo: failures.unreachable.whatToDo,
        message: "",
        details,
      };
    case "status":
      return { ...statusWords(reason.status, failures), message: reason.message, details };
    case "unreadable":
      return {
        what:
          reason.why === "other-case"
            ? failures.unreadable["other-case"]({ id: maskCardNumbers(reason.id) })
            : failures.unreadable[reason.why],
        whatToDo: failures.unreadable.whatToDo,
        message: "",
        details,
      };
    case "refused":
      return {
        what: reason.message === "" ? failures.refused.silent : "",
        whatToDo: failures.refused.whatToDo,
        message: reason.message,
        details: failures.refused.detail,
      };
    case "too-large":
      return { ...failures.tooLarge, message: "", details };
    case "unexpected":
      return { ...failures.unexpected, message: "", details };
    case "unknown-outcome":
      return { ...failures.unknown, message: "", details };
  }
}

function statusWords(status: number, { status: words }: FirstWords["failures"]) {
  if (status === 401) return { what: words[401], whatToDo: words.tokenToDo };
  if (status === 403) return { what: words[403], whatToDo: words.rightsToDo };
  if (status === 404) return { what: words[404], whatToDo: words.addressToDo };
  const isServer = status >= 500;
  return {
    what: isServer ? words.server({ status }) : words.other({ status }),
    whatToDo: isServer ? words.laterToDo : words.addressToDo,
  };
}

function detailsOf(reason: FailureReason): string {
  switch (reason.kind) {
    case "status":
      return `status ${reason.status}`;
    case "unreachable":
    case "unreadable":
      return `${reason.kind}: ${reason.why}`;
    case "refused":
    case "too-large":
      return reason.kind;
    case "unexpected":
      return reason.name;
    case "unknown-outcome":
      return `${reason.kind}, ${detailsOf(reason.cause)}`;
  }
}
