import * as z from "#lib/zod.ts";
import { CreateBpRequest } from "#wire/create-bp.ts";
import { isRecord } from "#wire/json.ts";

const specKeys = new Map(
  [
    ...Object.keys(CreateBpRequest.shape),
    ...Object.keys(CreateBpRequest.shape.operationDataList.def.element.shape),
    "code",
    "value",
    "amount",
    "currencyCode",
    "fileName",
    "content",
  ].map((key) => [key.toLowerCase(), key]),
);

/**
 * Spells the keys of a JSON value as in the specification, at every level, and leaves out `null`.
 * Spec: not shown; which spelling is right, because the table and the sample of CreateBp differ. So any
 * casing is read.
 */
export function withSpecKeys(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withSpecKeys);
  if (!isRecord(json)) return json;
  const present = Object.entries(json).filter(([, value]) => value !== null);
  return Object.fromEntries(
    present.map(([key, value]) => [specKeys.get(key.toLowerCase()) ?? key, withSpecKeys(value)]),
  );
}

/**
 * Reads the body of CreateBp. Absent lists are empty.
 *
 * @returns `undefined` when the body does not have the shape of a request
 */
export async function readCreateRequest(request: Request): Promise<CreateBpRequest | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const { data } = z.safeParse(z.partial(CreateBpRequest), withSpecKeys(body));
  return data && { operationDataList: [], fields: [], bpCode: "", ...data };
}
