/** A row of `fields` in CreateBp: a code paired with its value. Spec, ApiBpField. */
export interface FieldRow {
  readonly code: string;
  readonly value: string;
}

/** One transaction of a CreateBp request. Spec, ApiCreateBpRequestOperationData. */
export interface Operation {
  readonly arn: string;
  /** Compared with the transaction, and never stored, logged or repeated. */
  readonly cardNumber: string | undefined;
}

/** A CreateBp request, read. */
export interface CreateRequest {
  readonly bpCode: string;
  readonly operations: readonly Operation[];
  readonly fields: readonly FieldRow[];
}

/**
 * Reads the body of CreateBp, whatever the casing of its keys. What is absent is empty.
 *
 * @returns `undefined` when the body does not have the shape of a request
 */
export function readCreateRequest(body: unknown): CreateRequest | undefined {
  const operations = readRows(body, "operationDataList");
  const fields = readRows(body, "fields")?.map(readField);
  if (!operations || !fields?.every((row) => row !== undefined)) return undefined;
  return {
    bpCode: readText(body, "bpCode") ?? "",
    operations: operations.map((operation) => ({
      arn: (readText(operation, "acquirerReferenceData") ?? "").trim(),
      cardNumber: readText(operation, "cardNumber"),
    })),
    fields,
  };
}

/** A list; empty when the key is absent or `null`, `undefined` when it is anything else. */
function readRows(body: unknown, key: string): readonly unknown[] | undefined {
  if (!isRecord(body)) return undefined;
  const isAbsent = (readKey(body, key) ?? undefined) === undefined;
  return isAbsent ? [] : readList(body, key);
}

function readField(row: unknown): FieldRow | undefined {
  const code = readText(row, "code");
  const value = readText(row, "value");
  return code === undefined || value === undefined ? undefined : { code, value };
}

/** Whether a value is a JSON object, as opposed to a list or `null`. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The value under a key, whatever the casing of the key. Spec: not shown; the table and the
 * sample of CreateBp spell keys differently, so any casing is read, at every level.
 */
export function readKey(object: unknown, key: string): unknown {
  if (!isRecord(object)) return undefined;
  const wanted = key.toLowerCase();
  return Object.entries(object).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

/** The text under a key, whatever its casing; `undefined` when there is none or it is no text. */
export function readText(object: unknown, key: string): string | undefined {
  const value = readKey(object, key);
  return typeof value === "string" ? value : undefined;
}

/** The list under a key, whatever its casing; `undefined` when there is none or it is no list. */
export function readList(object: unknown, key: string): readonly unknown[] | undefined {
  const value = readKey(object, key);
  return Array.isArray(value) ? value : undefined;
}
