import { isDateTime, isSentinel } from "#wire/date-time.ts";
import { foldedJson, isRecord } from "#wire/json.ts";

/** The JSON object of an answer of GetBpItem, and what is in it. */
export interface AnswerBody {
  readonly json: Readonly<Record<string, unknown>>;
  readonly shape: CaseShape;
}

/** What an answer of GetBpItem contains, as counts, whether or not it is as specified. */
export interface CaseShape {
  readonly stages: number;
  readonly fields: number;
  readonly documents: number;
  /** Documents with content. */
  readonly contents: number;
  /** Contents that are no base64, those of {@link dataUrls} included. */
  readonly damaged: number;
  readonly dataUrls: number;
  /** Date-times with a zone. */
  readonly zoned: number;
  /** Date-times without a zone. */
  readonly zoneless: number;
  /** The formats of the date-times that the viewer cannot read. */
  readonly unreadable: readonly string[];
}

/** The keys of date-times; those of `DD.MM.YYYY` dates and of any format are left out. */
const dateTimeKey = /Date$|^dateCreated$/;
const otherDateKeys = ["transactionDate", "creationDate"];

/** Reads the body of an answer; `undefined` where it is no JSON object. */
export function readBody(text: string): AnswerBody | undefined {
  const shape = {
    stages: 0,
    fields: 0,
    documents: 0,
    contents: 0,
    damaged: 0,
    dataUrls: 0,
    zoned: 0,
    zoneless: 0,
  };
  const unreadable = new Set<string>();
  const count = (key: string, value: unknown) => {
    const length = Array.isArray(value) ? value.length : 0;
    if (key === "stages") shape.stages += length;
    if (key === "fields" || key === "participantFields") shape.fields += length;
    if (key === "documentsInfo") shape.documents += length;
    if (key === "content" && typeof value === "string" && value !== "") {
      shape.contents += 1;
      if (!isBase64(value)) shape.damaged += 1;
      if (/^\s*data:/i.test(value)) shape.dataUrls += 1;
    }
    if (!dateTimeKey.test(key) || otherDateKeys.includes(key) || isSentinel(value)) return;
    if (isDateTime(value)) shape[/(?:Z|[+-]\d{2}:\d{2})$/.test(value) ? "zoned" : "zoneless"] += 1;
    else if (value !== "" && value !== null) unreadable.add(formatOf(value));
  };
  try {
    const json: unknown = JSON.parse(foldedJson(text), (key, value: unknown) => {
      count(key, value);
      return value;
    });
    return isRecord(json) ? { json, shape: { ...shape, unreadable: [...unreadable] } } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is base64 as a browser reads it: with white space, and with its padding or without. */
function isBase64(text: string): boolean {
  const digits = text.replaceAll(/[\t\n\f\r ]+/g, "");
  const { length } = digits;
  const isWhole = digits.endsWith("=") ? length % 4 === 0 : length % 4 !== 1;
  return isWhole && /^[A-Za-z0-9+/]*={0,2}$/.test(digits);
}

/** The format of a date, without the date. */
function formatOf(value: unknown): string {
  if (typeof value === "number") return "a number";
  if (typeof value !== "string") return "no text";
  if (/^\d{1,2}\.\d{1,2}\.\d{4}/.test(value)) return "DD.MM.YYYY";
  if (value.startsWith("/Date(")) return "/Date(…)/";
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return "YYYY-MM-DD without a time";
  if (/^\d{4}-\d{2}-\d{2} /.test(value)) return "YYYY-MM-DD HH:MM:SS, with a blank instead of T";
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(value)) return "days or times that do not exist";
  return /^[\dTZ]/.test(value) && value.length <= 40
    ? `like ${patternOf(value)} (0: a digit, a: a letter)`
    : "another format";
}

/** A date with 0 in place of each digit, and `a` in place of each letter that is no sign of ISO 8601. */
const patternOf = (date: string): string =>
  date.replaceAll(/\d/g, "0").replaceAll(/(?![TZ])\p{L}/gu, "a");
