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

/** The service's own words in the JSON of an answer, one reason a line; "" where it has none. */
export const serviceMessage = (json: unknown): string =>
  [...new Set(isRecord(json) ? reasonsIn(json) : textsIn(json))].join("\n");

const reasonsIn = (record: Readonly<Record<string, unknown>>): string[] =>
  reasonKeys.flatMap((key) => textsIn(valueOf(record, key)));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  const reasons = reasonsIn(value);
  return reasons.length > 0 ? reasons : Object.values(value).flatMap(textsIn);
}
