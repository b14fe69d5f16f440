import { type Case, readCase } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import { ifDeclared, receivedText } from "#model/received.ts";
import type { BpItem } from "#wire/bp-item.ts";
import { type ContractNote, contractNotes, findNotes } from "#wire/contract-note.ts";
import { GetBpItemResponse } from "#wire/get-bp-item.ts";
import { ExactNumber, isRecord } from "#wire/json.ts";
import { Mismatch } from "#wire/leaf.ts";
import { filesParameter, getBpItemPath } from "#wire/operations.ts";
import type { Connection } from "./connection.ts";
import { Failure } from "./failure.ts";
import { type Answer, type Call, send } from "./transport.ts";

/** A case with what is worth knowing about the answer it came in. */
export interface RetrievedCase {
  readonly case: Case;
  /** Every difference between the answer and the specification; found when first wanted. */
  readonly notes: readonly ContractNote[];
  /** Finds the notes in steps. */
  readonly findNotes: () => Generator<undefined, void>;
  /** The answer as parsed, nothing left out. */
  readonly received: Record<string, unknown>;
  /** Milliseconds since 1970 when the answer was read. */
  readonly retrievedAt: number;
}

/** Where `getFilesInBody` goes. Spec: not shown; see the setting of this name. */
export type FilesFlag = "query" | "header";

/** The GetBpItem call for one case, with or without the files' content. Spec, GetBpItem. */
export function getCaseCall(
  id: CaseId,
  withFiles: boolean,
  flag: FilesFlag,
): Pick<Call, "path" | "headers"> {
  const path = getBpItemPath(id);
  if (!withFiles) return { path };
  return flag === "query"
    ? { path: `${path}?${filesParameter}=true` }
    : { path, headers: { [filesParameter]: "true" } };
}

/**
 * Reads a case. A 401 asks the operator for a new token and carries on with it.
 * @throws Failure, or the signal's reason when the caller gave up.
 */
export async function getCase(
  connection: Connection,
  id: CaseId,
  options: { readonly timeoutSeconds: number; readonly signal?: AbortSignal },
): Promise<RetrievedCase> {
  const call = { ...getCaseCall(id, false, "query"), ...options };
  return withToken(connection, options.signal, async (authorization) =>
    readRetrievedCase(await send(connection, call, authorization), id),
  );
}

/**
 * Attempts a read with the operator's token; after a 401 it asks for a new one and carries on.
 * @throws what the attempt throws, or the signal's reason when the caller gave up.
 */
export async function withToken<T>(
  connection: Connection,
  signal: AbortSignal | undefined,
  attempt: (authorization: string | undefined) => Promise<T>,
): Promise<T> {
  for (;;) {
    const once = await attemptOnce(connection, signal, attempt);
    if (!once.isRefused) return once.value;
  }
}

/** Its own function, so that a call that waits for the next token does not hold the last one. */
async function attemptOnce<T>(
  connection: Connection,
  signal: AbortSignal | undefined,
  attempt: (authorization: string | undefined) => Promise<T>,
): Promise<{ readonly isRefused: true } | { readonly isRefused: false; readonly value: T }> {
  const authorization = await connection.authorization(signal);
  try {
    return { isRefused: false, value: await attempt(authorization) };
  } catch (error) {
    if (!isTokenRefused(error) || authorization === undefined) throw error;
    connection.refuse(authorization);
    return { isRefused: true };
  }
}

/** Whether the service answered 401. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof Failure && error.reason.kind === "status" && error.reason.status === 401;

/**
 * Reads the case in an answer.
 * @throws Failure
 */
export function readRetrievedCase({ json }: Answer, id: CaseId): RetrievedCase {
  let notes: readonly ContractNote[] | undefined;
  return {
    case: readCase(readItem(json, id), id),
    get notes() {
      notes ??= contractNotes(GetBpItemResponse, json);
      return notes;
    },
    *findNotes() {
      notes ??= yield* findNotes(GetBpItemResponse, json);
    },
    received: json,
    retrievedAt: Date.now(),
  };
}

/**
 * The case in an answer of GetBpItem, which is the one asked for.
 * @throws Failure
 */
export function readItem(json: Record<string, unknown>, id: CaseId): BpItem {
  const response = GetBpItemResponse.parse(json);
  if (response.success === false) {
    throw new Failure({ kind: "refused", message: receivedText(response.errorMessage) });
  }
  const item = ifDeclared(response.bpItem);
  if (!item) throw new Failure({ kind: "unreadable", why: "no-case" });
  const sentId = item.id instanceof Mismatch ? item.id.received : item.id;
  // An id of another type is a bad leaf, which never costs the case; another id is another case.
  if (isOtherId(sentId, id)) {
    throw new Failure({
      kind: "unreadable",
      why: "other-case",
      id: receivedText(item.id).slice(0, 40),
    });
  }
  return item;
}

function isOtherId(sent: unknown, id: CaseId): boolean {
  if (typeof sent === "string") return /^\d+$/.test(sent) && sent !== String(id);
  const number = sent instanceof ExactNumber ? Number(sent.source) : sent;
  return typeof number === "number" && number !== id;
}

/**
 * A part of the case as received; `undefined` when there is none.
 * @param path where the model found the part, `stages[2].fields[0]`.
 */
export function receivedPart({ received }: Pick<RetrievedCase, "received">, path: string): unknown {
  let part: unknown = received["bpItem"];
  for (const [step] of path.matchAll(/[^.[\]]+/g)) part = stepInto(part, step);
  return part;
}

function stepInto(part: unknown, step: string): unknown {
  // The model counts only the items that it could read.
  if (Array.isArray(part)) return part.filter(isRecord)[Number(step)];
  return isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined;
}
