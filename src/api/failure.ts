/** Every way in which a call can end without a usable answer. */
export type FailureReason =
  /** No answer came: the network failed, or nothing was sent because the browser is offline. */
  | { readonly kind: "unreachable"; readonly why: "network" | "offline" }
  /** No answer came within the time-out. */
  | { readonly kind: "unreachable"; readonly why: "timeout"; readonly seconds: number }
  /** An HTTP status; `message` is the service's `errorMessage`, "" when there is none. */
  | { readonly kind: "status"; readonly status: number; readonly message: string }
  /** The answer is not as the specification describes it. */
  | {
      readonly kind: "unreadable";
      readonly why: "empty" | "not-json" | "not-object" | "no-case" | "redirect" | "too-long";
    }
  /** The answer is another case; `id` has at most 40 characters of its id. */
  | { readonly kind: "unreadable"; readonly why: "other-case"; readonly id: string }
  /** `success: false` with any status; `message` is the service's `errorMessage`, "" when there is none. */
  | { readonly kind: "refused"; readonly message: string }
  /** The body with its files is longer than a string can be. Nothing was sent. */
  | { readonly kind: "too-large" }
  /** An error of the viewer, by its name. Never thrown alone: it describes an error that is no {@link Failure}. */
  | { readonly kind: "unexpected"; readonly name: string }
  /** CreateBp was surely not sent. */
  | { readonly kind: "not-sent"; readonly cause: FailureReason }
  /** The service may or may not have carried out CreateBp. */
  | { readonly kind: "unknown-outcome"; readonly cause: FailureReason };

/** Thrown by the two operations when there is no usable answer. */
export class Failure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason.kind);
    this.name = "Failure";
    this.reason = reason;
  }
}

/** Statuses 4xx after which a later request can succeed: Request Timeout, Too Many Requests. */
export const transientStatuses: readonly number[] = [408, 429];
