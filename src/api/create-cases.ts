import type { Settings } from "#session/settings.ts";
import { writeJson } from "#wire/json.ts";
import { createBpPath, type RequestKeys, writeCreateBp } from "#wire/operations.ts";
import type { Connection } from "./connection.ts";
import { type CreateOutcome, createOutcome } from "./create-outcome.ts";
import { Failure, markSignOut } from "./failure.ts";
import { sendOnce } from "./send-once.ts";
import { send } from "./transport.ts";

export type { CreateOutcome, ResultItem } from "./create-outcome.ts";

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

/**
 * Creates cases with one request, which is never repeated.
 * @throws Failure; `unknown-outcome` when the service may have carried out the request, `not-sent` when it
 *   surely was not sent, and any other when it surely was not carried out. See {@link createOutcome}.
 */
export async function createCases(
  connection: Connection,
  request: CreateRequest,
  settings: Pick<Settings, "createTimeoutSeconds" | "requestKeys">,
): Promise<CreateOutcome> {
  let authorization: string | undefined;
  let sentBytes: number | undefined;
  async function attempt() {
    try {
      authorization = await connection.authorization(request.signal);
      const answer = await send(
        connection,
        {
          path: createBpPath,
          timeoutSeconds: settings.createTimeoutSeconds,
          deliver: (fetch, url, init) =>
            sendOnce(fetch, url, init, () => {
              const body = writeBody(request, settings.requestKeys);
              sentBytes = body.length;
              return body;
            }),
        },
        authorization,
      );
      if (answer.status === 401) connection.refuse(authorization);
      return createOutcome({ sentBytes, answer });
    } catch (error) {
      return createOutcome({ sentBytes, error });
    }
  }
  const outcome = await attempt();
  if ("items" in outcome) return outcome;
  throw new Failure(authorization === undefined ? markSignOut(outcome) : outcome);
}

/** The body in UTF-8. @throws Failure when it is longer than a string can be (some 500 MB with its files). */
function writeBody(request: CreateRequest, keys: RequestKeys): Uint8Array<ArrayBuffer> {
  const body = requestBody(request, request.takeCards(), keys);
  try {
    return new TextEncoder().encode(writeJson(body));
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
