import type { CaseId } from "#model/case-id.ts";
import { maskedId } from "#privacy/card-number.ts";
import { isRecord } from "#wire/json.ts";
import { valueOf } from "#wire/lenient.ts";

/**
 * The keys of a reason, in the order in which a reader wants them. Spec, Errors: `errorMessage`.
 * Spec: not shown; the body of other errors. ASP.NET and gateways send `Message`, `error` or the problem
 * details of RFC 9457: `title`, `detail` and ASP.NET's `errors` by property.
 */
const reasonKeys = [
  "errorMessage",
  "message",
  "title",
  "detail",
  "error",
  "error_description",
  "errors",
];

/**
 * The service's own words in the JSON of an answer, one reason a line; "" where it has none.
 * @param id the case that was asked for, see {@link withMaskedId}.
 */
export function serviceMessage(json: unknown, id?: CaseId): string {
  const reasons = isRecord(json) ? messagesIn(json) : textsIn(json);
  const message = [...new Set(reasons)].join("\n");
  return id === undefined ? message : withMaskedId(message, id);
}

/** Masks the id of the requested case in a message of the service: a long id may be a mistyped card number. */
export const withMaskedId = (message: string, id: CaseId): string =>
  message.replaceAll(String(id), maskedId(id));

const messagesIn = (record: Readonly<Record<string, unknown>>): string[] =>
  reasonKeys.flatMap((key) => textsIn(valueOf(record, key)));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  const reasons = messagesIn(value);
  return reasons.length > 0 ? reasons : Object.values(value).flatMap(textsIn);
}
