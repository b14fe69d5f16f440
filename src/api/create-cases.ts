import { type CaseId, readCaseId } from "#model/case-id.ts";
import { ifDeclared, receivedText } from "#model/received.ts";
import type { Settings } from "#session/settings.ts";
import { CreateBpResponse } from "#wire/create-bp.ts";
import { writeJson } from "#wire/json.ts";
import { Mismatch } from "#wire/leaf.ts";
import { createBpPath, type RequestKeys, writeCreateBp } from "#wire/operations.ts";
import type { Connection } from "./connection.ts";
import { Failure, type FailureReason } from "./failure.ts";
import { isTokenRefused } from "./get-case.ts";
import { sendOnce } from "./send-once.ts";
import { send } from "./transport.ts";

/** The contents of a create request. It has no card number, so that it can be stored in state. */
export interface CreateRequest {
  readonly bpCode: string;
  readonly fields: readonly { readonly code: string; readonly value: string }[];
  /** The ARN of each transaction; `undefined` for a transaction without one. */
  readonly arns: readonly (string | undefined)[];
  /** Returns the card numbers in the order of `arns`, and forgets them. Called once, at the moment of sending. */
  readonly takeCards: () => readonly (string | undefined)[];
  /** Ends the wait for a token: the next operator who signs in must not send this request. */
  readonly signal?: AbortSignal;
}

/** One item of the answer, as received. Spec, ApiCreateBpResponseResultItem. */
export interface ResultItem {
  /** `undefined` when the item has no `success`, or is no object. */
  readonly isCreated: boolean | undefined;
  readonly id: CaseId | undefined;
  readonly message: string;
}

/** The answer to a create. Its items match the transactions by position only where there are as many. */
export interface CreateOutcome {
  readonly items: readonly ResultItem[];
  /** The overall flag; `undefined` when the answer has none. */
  readonly success: boolean | undefined;
}

/**
 * Creates cases with one request, which is never repeated.
 * @throws Failure; `unknown-outcome` when the service may have carried out the request, whatever went
 *   wrong after it was sent. The signal's reason when it was aborted before.
 */
export async function createCases(
  connection: Connection,
  request: CreateRequest,
  settings: Pick<Settings, "createTimeoutSeconds" | "requestKeys">,
): Promise<CreateOutcome> {
  if (!navigator.onLine) throw new Failure({ kind: "unreachable", why: "offline" });
  const authorization = await connection.authorization(request.signal);
  let isSent = false;
  try {
    const answer = await send(
      connection,
      {
        path: createBpPath,
        timeoutSeconds: settings.createTimeoutSeconds,
        deliver: (fetch, url, init) =>
          sendOnce(fetch, url, init, () => {
            const text = writeBody(request, settings.requestKeys);
            isSent = true;
            return text;
          }),
      },
      authorization,
    );
    return readOutcome(answer);
  } catch (error) {
    if (isTokenRefused(error)) connection.refuse(authorization);
    throw isSent ? sentFailure(error) : error;
  }
}

/** @throws Failure when the body with its files is longer than a string can be (some 500 MB). */
function writeBody(request: CreateRequest, keys: RequestKeys): string {
  try {
    return writeJson(requestBody(request, request.takeCards(), keys));
  } catch (error) {
    if (error instanceof RangeError) throw new Failure({ kind: "too-large" });
    throw error;
  }
}

/**
 * The body of a request as a JSON value. Spec, CreateBp.
 * @param cards the card numbers, masked where the body is only shown.
 */
export function requestBody(
  { bpCode, fields, arns }: Pick<CreateRequest, "bpCode" | "fields" | "arns">,
  cards: readonly (string | undefined)[],
  keys: RequestKeys,
): unknown {
  const operationDataList = arns.map((arn, index) => {
    const card = cards[index];
    return {
      ...(arn !== undefined && { acquirerReferenceData: arn }),
      ...(card !== undefined && { CardNumber: card }),
    };
  });
  return writeCreateBp({ operationDataList, fields: [...fields], bpCode }, keys);
}

function readOutcome(json: Record<string, unknown>): CreateOutcome {
  const response = CreateBpResponse.parse(json);
  const items = (ifDeclared(response.resultItems) ?? []).map((item) =>
    item instanceof Mismatch
      ? { isCreated: undefined, id: undefined, message: receivedText(item) }
      : {
          isCreated: ifDeclared(item.success),
          // Also an id received as text: an operator who does not see it would create the case again.
          id: readCaseId(receivedText(item.bpItemId)),
          message: receivedText(item.errorMessage),
        },
  );
  const success = ifDeclared(response.success);
  if (items.length === 0 && success === false) {
    // Spec: not shown; some services send one errorMessage beside the overall flag.
    throw new Failure({ kind: "refused", message: receivedText(json["errorMessage"]) });
  }
  if (items.length === 0) throw new Failure({ kind: "unreadable", why: "not-object" });
  return { items, success };
}

/**
 * The failure of a request that was sent: an unknown outcome, unless the service clearly refused it. An
 * error of the viewer itself is an unknown outcome too.
 */
function sentFailure(error: unknown): Failure {
  if (!(error instanceof Failure)) {
    const name = error instanceof Error ? error.name : typeof error;
    return new Failure({ kind: "unknown-outcome", cause: { kind: "unexpected", name } });
  }
  return isSurelyNotDone(error.reason)
    ? error
    : new Failure({ kind: "unknown-outcome", cause: error.reason });
}

function isSurelyNotDone(reason: FailureReason): boolean {
  switch (reason.kind) {
    case "refused":
    case "too-large":
    case "not-sent":
      return true;
    case "status":
      return reason.status >= 400 && reason.status < 500 && reason.status !== 408;
    case "unreachable":
      return reason.why === "offline";
    case "unreadable":
    case "unexpected":
    case "unknown-outcome":
      return false;
  }
}
