/** What the answer lacked. */
export type Unreadable =
  | "empty"
  | "not-json"
  | "not-object"
  | "no-case"
  | "other-case"
  | "redirect"
  | "too-long";

/** Every end a call can have besides an answer. */
export type FailureReason =
  /** No answer: the network, the time-out of so many seconds, or nothing was sent because offline. */
  | { readonly kind: "unreachable"; readonly why: "network" | "offline" }
  | { readonly kind: "unreachable"; readonly why: "timeout"; readonly seconds: number }
  /** An HTTP status, with the service's `errorMessage` where a 401 or 403 brought one, else "". */
  | { readonly kind: "status"; readonly status: number; readonly message: string }
  /** An answer that is not what the specification describes. */
  | { readonly kind: "unreadable"; readonly why: Exclude<Unreadable, "other-case"> }
  /** The id of the case that came instead, at most 40 characters of it. */
  | { readonly kind: "unreadable"; readonly why: "other-case"; readonly id: string }
  /** `success: false`, under any status, with the service's `errorMessage` ("" when it sent none). */
  | { readonly kind: "refused"; readonly message: string }
  /** The request cannot be written: with its files it is longer than a text can be. Nothing was sent. */
  | { readonly kind: "too-large" }
  /** An error of the viewer itself, by its name: the cause of an unknown outcome, never thrown alone. */
  | { readonly kind: "unexpected"; readonly name: string }
  /** CreateBp may or may not have been carried out. */
  | { readonly kind: "unknown-outcome"; readonly cause: FailureReason };

/** Thrown by the two operations for everything that is not an answer. */
export class Failure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason.kind);
    this.name = "Failure";
    this.reason = reason;
  }
}
