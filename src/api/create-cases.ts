import { type CaseId, readCaseId } from "#model/case-id.ts";
import { ifDeclared, readItems, receivedText } from "#model/received.ts";
import { CreateBpResponse } from "#wire/create-bp.ts";
import { writeJson } from "#wire/json.ts";
import { createBpPath, type RequestKeys, writeCreateBp } from "#wire/operations.ts";
import type { Connection } from "./connection.ts";
import { Failure, type FailureReason } from "./failure.ts";
import { isTokenRefused } from "./get-case.ts";
import { sendOnce } from "./send-once.ts";
import { type Answer, send } from "./transport.ts";

/** What to create. It never holds a card number, so that whoever keeps an order keeps none. */
export interface CreateOrder {
  readonly bpCode: string;
  readonly fields: readonly { readonly code: string; readonly value: string }[];
  /** One transaction each; `undefined` sends none. */
  readonly arns: readonly (string | undefined)[];
  /** The card numbers in the order of `arns`; hands them out once, at the moment of sending. */
  readonly takeCards: () => readonly (string | undefined)[];
  /** Ends the wait for a token: nobody signs in to send what somebody else has left. */
  readonly signal?: AbortSignal;
}

/** One item of the answer, as sent. Spec, ApiCreateBpResponseResultItem. */
export interface ResultItem {
  /** `undefined` when the item does not say. */
  readonly isCreated: boolean | undefined;
  readonly id: CaseId | undefined;
  readonly message: string;
}

/** What the service did, item by item; `isWhole` when it answered as many items as were asked for. */
export interface CreateOutcome {
  readonly items: readonly ResultItem[];
  readonly isWhole: boolean;
  readonly success: boolean | undefined;
}

/**
 * Creates cases, with one request and never a second one.
 * @throws Failure; `unknown-outcome` when the request may have been carried out, whatever went wrong
 * after it was sent. The signal's reason when it was given up before.
 */
export async function createCases(
  connection: Connection,
  order: CreateOrder,
  options: { readonly timeoutSeconds: number; readonly requestKeys: RequestKeys },
): Promise<CreateOutcome> {
  if (!navigator.onLine) throw new Failure({ kind: "unreachable", why: "offline" });
  const authorization = await connection.authorization(order.signal);
  let hasLeft = false;
  try {
    const answer = await send(
      connection,
      {
        path: createBpPath,
        timeoutSeconds: options.timeoutSeconds,
        deliver: (fetch, url, init) =>
          sendOnce(fetch, url, init, () => {
            const text = writeBody(order, options.requestKeys);
            hasLeft = true;
            return text;
          }),
      },
      authorization,
    );
    return readOutcome(answer, order.arns.length);
  } catch (error) {
    if (isTokenRefused(error)) connection.refuse(authorization);
    throw hasLeft ? outcomeOf(error) : error;
  }
}

/** @throws Failure when it is longer than a text can be, with files of hundreds of megabytes. */
function writeBody(order: CreateOrder, keys: RequestKeys): string {
  try {
    return requestText(order, order.takeCards(), keys);
  } catch (error) {
    if (error instanceof RangeError) throw new Failure({ kind: "too-large" });
    throw error;
  }
}

/**
 * The body an order makes, as JSON text: what is sent, and with masked cards and `indent` what is
 * shown before. Spec, CreateBp.
 */
export const requestText = (
  order: Pick<CreateOrder, "bpCode" | "fields" | "arns">,
  cards: readonly (string | undefined)[],
  keys: RequestKeys,
  indent?: number,
): string => writeJson(writeCreateBp(requestOf(order, cards), keys), indent);

function requestOf(
  order: Pick<CreateOrder, "bpCode" | "fields" | "arns">,
  cards: readonly (string | undefined)[],
) {
  return {
    operationDataList: order.arns.map((arn, at) => {
      const card = cards[at];
      return {
        ...(arn !== undefined && { acquirerReferenceData: arn }),
        ...(card !== undefined && { CardNumber: card }),
      };
    }),
    fields: order.fields.map(({ code, value }) => ({ code, value })),
    bpCode: order.bpCode,
  };
}

function readOutcome({ json }: Answer, asked: number): CreateOutcome {
  const response = CreateBpResponse.parse(json);
  const items = readItems(response.resultItems).map((item) => ({
    isCreated: ifDeclared(item.success),
    // Whoever loses the id of a case because it came as text creates the case again.
    id: readCaseId(receivedText(item.bpItemId)),
    message: receivedText(item.errorMessage),
  }));
  const success = ifDeclared(response.success);
  if (items.length === 0 && success === false) {
    // Spec: not shown; some services put one text beside the overall flag.
    throw new Failure({ kind: "refused", message: receivedText(json["errorMessage"]) });
  }
  if (items.length === 0) throw new Failure({ kind: "unreadable", why: "not-object" });
  return { items, isWhole: items.length === asked, success };
}

/** Whatever may have reached the service and was not plainly refused has an unknown outcome, a bug of ours too. */
function outcomeOf(error: unknown): Failure {
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
