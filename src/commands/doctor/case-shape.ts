import { isDateTime, isSentinel } from "#wire/date-time.ts";
import type { Answer } from "./request.ts";

/** The keys of date-times; those of `DD.MM.YYYY` dates and of any format are left out. */
const dateTimeKey = /Date$|^dateCreated$/;
const otherDateKeys = ["transactionDate", "creationDate"];

/** What an answer of GetBpItem contains, as counts. */
export type CaseShape = ReturnType<typeof shapeOf>;

/**
 * Counts what an answer of GetBpItem contains, whether or not it is as specified: documents with content as
 * `contents`, and date-times with and without a zone.
 */
export function shapeOf({ text }: Answer) {
  const shape = { stages: 0, fields: 0, documents: 0, contents: 0, zoned: 0, zoneless: 0 };
  /** Date-times that the viewer cannot read, by their format. */
  const unreadable = new Set<string>();
  JSON.parse(text, (key, value: unknown) => {
    const length = Array.isArray(value) ? value.length : 0;
    if (key === "stages") shape.stages += length;
    if (key === "fields" || key === "participantFields") shape.fields += length;
    if (key === "documentsInfo") shape.documents += length;
    if (key === "content" && typeof value === "string" && value !== "") shape.contents += 1;
    if (!dateTimeKey.test(key) || otherDateKeys.includes(key) || isSentinel(value)) return value;
    if (isDateTime(value)) shape[/(?:Z|[+-]\d{2}:\d{2})$/.test(value) ? "zoned" : "zoneless"] += 1;
    else if (value !== "" && value !== null) unreadable.add(formatOf(value));
    return value;
  });
  return { ...shape, unreadable: [...unreadable] };
}

/** The format of a date, without the date. */
function formatOf(value: unknown): string {
  if (typeof value === "number") return "a number";
  if (typeof value !== "string") return "no text";
  if (/^\d{1,2}\.\d{1,2}\.\d{4}/.test(value)) return "DD.MM.YYYY";
  if (value.startsWith("/Date(")) return "/Date(…)/";
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return "YYYY-MM-DD without a time";
  if (/^\d{4}-\d{2}-\d{2} /.test(value)) return "YYYY-MM-DD HH:MM:SS, with a blank instead of T";
  return "another format";
}
