import { isRecord } from "#wire/resource.ts";
import type { SentField } from "./field-check.ts";
import { readKey, readList, readText } from "./key.ts";

/** One transaction of a CreateBp request. Spec, ApiCreateBpRequestOperationData. */
export interface SentOperation {
  readonly arn: string;
  /** Compared with the ledger, and never kept, logged or repeated. */
  readonly cardNumber: string | undefined;
}

/** A CreateBp request, read. */
export interface CreateRequest {
  readonly bpCode: string;
  readonly operations: readonly SentOperation[];
  readonly fields: readonly SentField[];
}

/**
 * Reads the body of CreateBp, whatever the casing of its keys. What is absent is empty.
 *
 * @returns `undefined` when the body does not have the shape of a request
 */
export function readCreateRequest(body: unknown): CreateRequest | undefined {
  const operations = readRows(body, "operationDataList");
  const rows = readRows(body, "fields")?.map(readField);
  if (!operations || !rows?.every((row) => row !== undefined)) return undefined;
  return {
    bpCode: readText(body, "bpCode") ?? "",
    operations: operations.map((operation) => ({
      arn: (readText(operation, "acquirerReferenceData") ?? "").trim(),
      cardNumber: readText(operation, "cardNumber"),
    })),
    fields: rows,
  };
}

/** A list; empty when the key is absent or `null`, `undefined` when it is anything else. */
function readRows(body: unknown, key: string): readonly unknown[] | undefined {
  if (!isRecord(body)) return undefined;
  const isAbsent = (readKey(body, key) ?? undefined) === undefined;
  return isAbsent ? [] : readList(body, key);
}

function readField(sent: unknown): SentField | undefined {
  const code = readText(sent, "code");
  const value = readText(sent, "value");
  return code === undefined || value === undefined ? undefined : { code, value };
}
