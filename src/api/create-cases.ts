import { useMutation } from "@tanstack/react-query";
import { writeJson } from "#wire/json.ts";
import { createBpPath, type RequestKeys, writeCreateBp } from "#wire/operations.ts";
import { type ApiClient, useApiClient } from "./api-client.ts";
import { type CreateOutcome, createOutcome } from "./create-outcome.ts";
import { Failure, markSignOut } from "./failure.ts";
import { createCasesKey } from "./queries.ts";
import { sendOnce } from "./send-once.ts";
import { send } from "./transport.ts";

export type { CreateOutcome, ResultItem } from "./create-outcome.ts";

interface TextField {
  readonly code: string;
  readonly value: string;
}

interface Transaction {
  /** "" for a transaction without one. */
  readonly arn: string;
  /** "" without one. A getter of a class, so that the number reaches no JSON, and is gone once its row is cleared. */
  readonly card: { readonly digits: string };
}

/**
 * A create request as the mutation keeps it, in memory while the form is open: card numbers and the bytes of files are
 * read at the moment of sending.
 */
export interface CreateRequest {
  readonly bpCode: string;
  readonly fields: readonly { readonly code: string; readonly value: string | File }[];
  readonly transactions: readonly Transaction[];
  /** Called once, at the moment of sending; nothing is sent if it throws. */
  readonly onSend: () => void;
  /** Ends the wait for a token: the next operator who signs in must not send this request. */
  readonly signal?: AbortSignal;
}

/** Never waits for a network and is never repeated: the service may have carried out a request that failed. */
export function useCreateCases() {
  const client = useApiClient();
  return useMutation({
    mutationKey: createCasesKey,
    meta: { faultSource: "create" },
    mutationFn: (request: CreateRequest) => createCases(client, request),
    networkMode: "always",
    retry: false,
    gcTime: 0,
  });
}

/**
 * Creates cases with one request, which is never repeated.
 * @throws Failure; `unknown-outcome` when the service may have carried out the request, `not-sent` when it
 *   surely was not sent, and any other when it surely was not carried out. See {@link createOutcome}.
 *   FileUnreadable; then nothing was sent.
 */
export async function createCases(
  client: ApiClient,
  request: CreateRequest,
): Promise<CreateOutcome> {
  const { createTimeoutSeconds: timeoutSeconds, requestKeys } = client.settings;
  let authorization: string | undefined;
  let sentBytes: number | undefined;
  async function sendAndRead() {
    try {
      const fields = await readFiles(request.fields);
      authorization = await client.authorization(request.signal);
      const answer = await send(
        client,
        {
          path: createBpPath,
          timeoutSeconds,
          sendBody: (fetch, url, init) =>
            sendOnce(fetch, url, init, () => {
              request.onSend();
              const json = requestBody({ ...request, fields }, requestKeys);
              const body = new TextEncoder().encode(writeJson(json));
              sentBytes = body.length;
              return body;
            }),
        },
        authorization,
      );
      if (answer.status === 401) client.dropRefusedToken(authorization);
      return createOutcome(sentBytes, { answer });
    } catch (error) {
      if (error instanceof FileUnreadable) throw error;
      // A text can't be longer than a string can be, some 500 MB.
      const isTooLarge = sentBytes === undefined && error instanceof RangeError;
      const cause = isTooLarge ? new Failure({ kind: "too-large" }) : error;
      return createOutcome(sentBytes, { error: cause });
    }
  }
  const outcome = await sendAndRead();
  if ("items" in outcome) return outcome;
  throw new Failure(authorization === undefined ? markSignOut(outcome) : outcome);
}

/** The fields with the contents of their files. @throws FileUnreadable; RangeError where a file is too large. */
const readFiles = (fields: CreateRequest["fields"]): Promise<TextField[]> =>
  Promise.all(
    fields.map(async ({ code, value }) => {
      if (typeof value === "string") return { code, value };
      const bytes = await value.arrayBuffer().catch(() => {
        throw new FileUnreadable(code, value);
      });
      return { code, value: fileValueJson(value.name, new Uint8Array(bytes).toBase64()) };
    }),
  );

/** A file chosen for a field that can no longer be read: moved, changed or locked since. */
export class FileUnreadable extends Error {
  readonly code: string;
  readonly file: File;

  constructor(code: string, file: File) {
    super("A chosen file cannot be read");
    this.name = "FileUnreadable";
    this.code = code;
    this.file = file;
  }
}

/**
 * The value of a file: JSON text `{"fileName":"…","content":"<base64>"}`.
 * Spec: not shown; the form of a file on write.
 */
export const fileValueJson = (fileName: string, content: string): string =>
  JSON.stringify({ fileName, content });

/** The body of a request as a JSON value. Spec, CreateBp. */
export function requestBody(
  request: Pick<CreateRequest, "bpCode" | "transactions"> & {
    readonly fields: readonly TextField[];
  },
  keys: RequestKeys,
): unknown {
  const { bpCode, fields, transactions } = request;
  const operationDataList = transactions.map(({ arn, card: { digits } }) => ({
    ...(arn !== "" && { acquirerReferenceData: arn }),
    ...(digits !== "" && { CardNumber: digits }),
  }));
  return writeCreateBp({ operationDataList, fields: [...fields], bpCode }, keys);
}
