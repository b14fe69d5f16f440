import { type CreateAnswer, type ReceivedItem, readCreateAnswer } from "./create-answer.ts";
import { Failure, type FailureReason, reasonOf } from "./failure.ts";
import { parseAnswer, type ReceivedAnswer, whyUnreadable } from "./transport.ts";

/** What became of one item of a create. Spec, ApiCreateBpResponseResultItem. */
export interface ResultItem extends Omit<ReceivedItem, "success"> {
  /** `undefined` when this is not known, see the function {@link wasCreated}. */
  readonly isCreated: boolean | undefined;
}

/** The answer to a create. Its items match the transactions by position only where there are as many. */
export interface CreateOutcome {
  readonly items: readonly ResultItem[];
  /** The overall flag; `undefined` when the answer has none. */
  readonly success: boolean | undefined;
  /** The service's message about the whole request; "" when there is none. */
  readonly message?: string;
}

/** What is known of a create after it has ended. */
export type CreateAttempt = {
  /** The length of the body; `undefined` when `fetch` was not called with it. */
  readonly sentBytes: number | undefined;
} & ({ readonly answer: ReceivedAnswer } | { readonly error: unknown });

/**
 * The one rule for what became of a create; `docs/decisions/outcome-of-a-create.md` has it as a table. It depends on
 * whether the request was sent and on what the answer says, never on the kind of an error.
 */
export function createOutcome(attempt: CreateAttempt): CreateOutcome | FailureReason {
  const { sentBytes } = attempt;
  if ("error" in attempt) {
    const { error } = attempt;
    const cause = reasonOf(error);
    if (sentBytes === undefined) return { kind: "not-sent", cause };
    const received = error instanceof Failure ? error.receivedText : "";
    const { idsInText } = readCreateAnswer(undefined, received);
    return { kind: "unknown-outcome", cause, caseIds: idsInText };
  }
  const { status, text } = attempt.answer;
  const json = parseAnswer(text);
  const answer = readCreateAnswer(json, text);
  const isNotDone = isSurelyNotDone(status, answer);
  const isCaseNamed = answer.items.some(({ id }) => id !== undefined);
  if (answer.items.length > 0 && (isCaseNamed || isSuccess(status) || isNotDone)) {
    const items = answer.items.map(({ success, ...item }) => ({
      ...item,
      isCreated: wasCreated(success, item.id !== undefined, status, isNotDone),
    }));
    return { items, success: answer.success, message: answer.message };
  }
  const { message } = answer;
  if (isNotDone && status === 200) return { kind: "refused", message, sentBytes };
  const cause: FailureReason = isSuccess(status)
    ? { kind: "unreadable", why: whyUnreadable(text, json) }
    : { kind: "status", status, message, sentBytes };
  return isNotDone ? cause : { kind: "unknown-outcome", cause, caseIds: answer.idsInText };
}

/**
 * Whether an item was created, by its flag, by whether it has a usable id, and by the status:
 *
 * | Flag  | Id  | 200, 4xx but 408               | another 2xx                    | else (5xx, 408, …) |
 * | ----- | --- | ------------------------------ | ------------------------------ | ------------------ |
 * | true  | yes | created                        | created                        | created            |
 * | none  | yes | created                        | created                        | created            |
 * | false | yes | refused                        | unknown                        | unknown            |
 * | true  | no  | 200: created, 4xx: unknown     | created                        | unknown            |
 * | false | no  | 200: refused, 4xx: as the rest | unknown                        | unknown            |
 * | none  | no  | as the rest                    | unknown                        | unknown            |
 *
 * "As the rest": refused where the answer as a whole is surely not done, else unknown.
 */
function wasCreated(
  success: boolean | undefined,
  hasId: boolean,
  status: number,
  isNotDone: boolean,
): boolean | undefined {
  if (hasId && success !== false) return true;
  if (success === true) return isSuccess(status) ? true : undefined;
  if (isNotDone) return false;
  const isOwnWord = status === 200 || (hasId && isRefusal(status));
  return success === false && isOwnWord ? false : undefined;
}

const isSurelyNotDone = (
  status: number,
  { success, hasSignOfCase }: Pick<CreateAnswer, "success" | "hasSignOfCase">,
): boolean => !hasSignOfCase && (isRefusal(status) || (status === 200 && success === false));

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** A status 4xx, but 408: the service gave up waiting for a request that it may have carried out. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;
