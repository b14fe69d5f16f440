import type { CaseId } from "#model/case-id.ts";
import { signInStatuses } from "#wire/web-page.ts";

/** Every way in which a call can end without a usable answer. */
export type FailureReason =
  /** The network failed: no answer came, or it broke off. Or the browser has blocked the request, see `isBlocked`. */
  | { readonly kind: "unreachable"; readonly why: "network" | "broken-off" | "blocked" }
  /** No answer came within the time-out. */
  | { readonly kind: "unreachable"; readonly why: "timeout"; readonly seconds: number }
  /** An HTTP status; `message` has the service's own words, "" when there are none. */
  | ({
      readonly kind: "status";
      readonly status: number;
      readonly message: string;
      /** How long the service asks to wait before the same is read again. */
      readonly waitSeconds?: number | undefined;
    } & OfCreate &
      OfSignIn)
  /** The answer is not as the specification describes it. */
  | ({
      readonly kind: "unreadable";
      readonly why: "empty" | "not-json" | "web-page" | "not-object" | "redirect";
    } & OfSignIn)
  /** The answer has more bytes than can be read: at least `size`. */
  | { readonly kind: "unreadable"; readonly why: "too-long"; readonly size: number }
  /** No case, and no `success: false`; `message` has the service's own words, "" when there are none. */
  | { readonly kind: "unreadable"; readonly why: "no-case"; readonly message: string }
  /** The case stands under another spelling of `bpItem`. */
  | { readonly kind: "unreadable"; readonly why: "other-key"; readonly key: string }
  /** The answer is another case; `id` has at most 40 characters of its id. */
  | { readonly kind: "unreadable"; readonly why: "other-case"; readonly id: string }
  /** `success: false`; `message` has the service's own words, "" when there are none. */
  | ({ readonly kind: "refused"; readonly message: string } & OfCreate)
  /** The body with its files is longer than a string can be. The cause of `not-sent`. */
  | { readonly kind: "too-large" }
  /** The answer is the case, but has no file of the document, or no longer the document (`gone`). */
  | { readonly kind: "no-file"; readonly why: NoContent | "gone" }
  /** The browser had no memory or disk for the files; `size` is of what was received, in bytes. */
  | { readonly kind: "not-stored"; readonly size: number }
  /** An error of the viewer, by its name: it describes an error that is no {@link Failure}, also of a worker. */
  | { readonly kind: "unexpected"; readonly name: string }
  /** CreateBp was surely not sent. */
  | { readonly kind: "not-sent"; readonly cause: FailureReason }
  /** The service may or may not have carried out CreateBp; `caseIds` are the cases that its answer names. */
  | {
      readonly kind: "unknown-outcome";
      readonly cause: FailureReason;
      readonly caseIds?: readonly CaseId[];
    };

/** Why a document's content is no file. */
export type NoContent =
  | "empty"
  | "not-sent"
  | "data-url"
  | "url-safe"
  | "characters"
  | "length"
  | "not-text";

interface OfCreate {
  /** The length of the body that was sent. Only CreateBp has one, with what the operator entered. */
  readonly sentBytes?: number | undefined;
}

interface OfSignIn {
  /** Whether a proxy that adds the token answers like this once the operator is signed out. */
  readonly isSignedOut?: boolean;
}

/** Thrown by the two operations when there is no usable answer. */
export class Failure extends Error {
  readonly reason: FailureReason;
  /** The part of an answer that had come before it broke off. */
  readonly receivedText: string;

  constructor(reason: FailureReason, receivedText = "") {
    super(reason.kind);
    this.name = "Failure";
    this.reason = reason;
    this.receivedText = receivedText;
  }
}

/** The reason of an error. For an error that is no {@link Failure}, the reason has the error's name. */
export const reasonOf = (error: unknown): FailureReason =>
  error instanceof Failure
    ? error.reason
    : { kind: "unexpected", name: error instanceof Error ? error.name : typeof error };

/**
 * The kind of a failure in the words of `docs/failure-reports.md`: nothing of a case, an address or a text. An outcome
 * has its cause behind it, `unknown-outcome/status-503`.
 */
export function kindOfFailure(reason: FailureReason): string {
  if ("cause" in reason) return `${reason.kind}/${kindOfFailure(reason.cause)}`;
  if (reason.kind === "status") return `${reason.kind}-${reason.status}`;
  return "why" in reason ? `${reason.kind}-${reason.why}` : reason.kind;
}

/** The HTTP status that a failure is about; `undefined` for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Failure && error.reason.kind === "status" ? error.reason.status : undefined;

/** Statuses 4xx after which a later request can succeed: Request Timeout, Too Many Requests. */
export const retryLaterStatuses: readonly number[] = [408, 429];

/** Whether the service has refused a read by a status 4xx, so that repeating it automatically is of no use. */
export function isFinalRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && !retryLaterStatuses.includes(status);
}

export const isTokenRefused = (error: unknown): boolean => statusOf(error) === 401;

/** Whether a proxy has asked to sign in again, see {@link markSignOut}. */
export const isSignedOut = (reason: FailureReason): boolean =>
  "isSignedOut" in reason && reason.isSignedOut === true;

/** Whether the service, or a proxy in front of it, has refused the operator and not only this request. */
export const isSignInFailure = (error: unknown): boolean =>
  error instanceof Failure &&
  (signInStatuses.includes(statusOf(error) ?? 0) || isSignedOut(error.reason));

/**
 * Sets `isSignedOut` on a failure by which a proxy asks to sign in again. For requests to which a proxy adds
 * the token.
 */
export function markSignOut(reason: FailureReason): FailureReason {
  if ("cause" in reason) return { ...reason, cause: markSignOut(reason.cause) };
  const asksToSignIn =
    (reason.kind === "status" && signInStatuses.includes(reason.status)) ||
    (reason.kind === "unreadable" && (reason.why === "redirect" || reason.why === "web-page"));
  return asksToSignIn ? { ...reason, isSignedOut: true } : reason;
}
