import { type ContractNote, contractNotes } from "#wire/contract-note.ts";
import { GetBpItemResponse } from "#wire/get-bp-item.ts";
import { isRecord } from "#wire/json.ts";
import type { Answer } from "./call.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** The JSON object of an answer; `undefined` for any other answer. */
export function readObject({ text }: Answer): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text ?? "");
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Why an answer of GetBpItem contains no case; `undefined` when it contains one. */
export function refusalIn(answer: Answer, caseId: number): Finding | undefined {
  const { status, headers, text } = answer;
  const subject = "GetBpItem";
  if (status === 401) {
    return failure(subject, "The service did not accept the token (401).", "Get a new token.");
  }
  if (status === 403) {
    return failure(
      subject,
      "The token may not read cases (403).",
      "Ask whoever runs the service for the right to call BpEngineApi.",
    );
  }
  if (status >= 300 && status < 400) {
    return failure(
      subject,
      `The service sends the request on to ${originOf(headers.location)} (${status}), which the viewer does not follow.`,
      "Use the address that answers by itself; a sign-in page before it has to let /webapi/ through.",
    );
  }
  if (text === undefined) {
    return failure(
      subject,
      "The answer's Content-Encoding cannot be read.",
      "Have it sent as gzip, or not compressed.",
    );
  }
  const json = readObject(answer);
  if (!json) return noObjectFinding(answer, text);
  const otherCase = Object.keys(json).find((key) => /^(?:bpItem|success)$/i.test(key));
  if (!("bpItem" in json) && !("success" in json)) {
    return otherCase === undefined
      ? failure(
          subject,
          `The answer (${status}) is JSON, but has neither bpItem nor success.`,
          "Check that the address is that of BpEngineApi.",
        )
      : failure(
          subject,
          `The keys of the answer are spelled otherwise, as in ${otherCase}.`,
          "Have the service write its keys exactly as the specification does, beginning with a small letter.",
        );
  }
  if (json["success"] === false) {
    return failure(
      subject,
      `The service refuses case ${caseId} (${status}, success: false).`,
      "Choose with --case a case that the token's owner may see.",
    );
  }
  if (!isRecord(json["bpItem"])) {
    return failure(
      subject,
      `The answer (${status}) has no case: bpItem is no object.`,
      "Have the service send the case as the specification does, as an object and not as text.",
    );
  }
  return undefined;
}

function noObjectFinding({ status, headers }: Answer, text: string): Finding {
  const isPage = /html/i.test(headers["content-type"] ?? "") || text.trimStart().startsWith("<");
  if (isPage) {
    return failure(
      "GetBpItem",
      `A web page came instead of JSON (${status}).`,
      "Have the sign-in or the firewall that sends it let /webapi/ through.",
    );
  }
  const what = text.trim() === "" ? "empty" : "no JSON object";
  return failure(
    "GetBpItem",
    `The answer is ${what} (${status}).`,
    status === 404
      ? "Check the address: /webapi/v1/BpEngineApi/ is added to it."
      : "Look into the service's log.",
  );
}

function originOf(location = ""): string {
  return URL.canParse(location) ? new URL(location).origin : "another path";
}

/** The numbers of things in an answer, without names and values. */
export interface CaseShape {
  readonly stages: number;
  readonly fields: number;
  readonly documents: number;
  /** Documents with content. */
  readonly contents: number;
  /** Date-times with and without a zone. */
  readonly zoned: number;
  readonly zoneless: number;
}

const documentKey = "documentsInfo";
const dateKeys = /Date$|^dateCreated$/;
const dateTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})?$/;
/** The dates that mean "none", which never have a zone. */
const noDate = /^(?:9999-12-31|0001-01-01)T/;

/** Counts what an answer of GetBpItem contains. */
export function shapeOf(json: Record<string, unknown>): CaseShape {
  const shape = { stages: 0, fields: 0, documents: 0, contents: 0, zoned: 0, zoneless: 0 };
  const open: unknown[] = [json["bpItem"]];
  while (open.length > 0) {
    const value = open.pop();
    if (isList(value)) for (const item of value) open.push(item);
    else if (isRecord(value)) {
      for (const [key, part] of Object.entries(value)) {
        open.push(part);
        if (key === "stages") shape.stages += lengthOf(part);
        if (key === "fields" || key === "participantFields") shape.fields += lengthOf(part);
        if (key === documentKey) {
          shape.documents += lengthOf(part);
          shape.contents += [part].flat().filter(hasContent).length;
        }
        if (dateKeys.test(key) && typeof part === "string" && !noDate.test(part)) {
          const zone = dateTime.exec(part);
          if (zone) shape[zone[1] === undefined ? "zoneless" : "zoned"] += 1;
        }
      }
    }
  }
  return shape;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
const hasContent = (document: unknown): boolean =>
  isRecord(document) && typeof document["content"] === "string" && document["content"] !== "";

/** The size of the case and the time that reading it took. */
export function describe({ size, seconds }: Answer, shape: CaseShape): Finding {
  const { stages, fields, documents } = shape;
  return ok(
    "GetBpItem",
    `A case with ${stages} stages, ${fields} fields and ${documents} attachments came in ${seconds.toFixed(1)} s (${Math.ceil(size / 1024)} kB).`,
  );
}

/** Whether the moments of the date-times are known. */
export function checkDates({ zoned, zoneless }: CaseShape): Finding {
  if (zoneless === 0) return ok("Dates", `All ${zoned} date-times have a zone.`);
  return warning(
    "Dates",
    `${zoneless} of ${zoned + zoneless} date-times have no zone.`,
    'Set timeZone to the zone of the service\'s clock, such as "Europe/Moscow"; without it no time left is exact.',
  );
}

/** The differences between an answer and the specification. */
export const notesOn = (json: Record<string, unknown>): ContractNote[] =>
  contractNotes(GetBpItemResponse, json);

/** Whether the viewer can work with the differences. */
export function checkNotes(notes: readonly ContractNote[]): Finding {
  const subject = "Specification";
  if (notes.length === 0) return ok(subject, "The answer is as the specification says.");
  const absent = new Set(
    notes.flatMap(({ kind, path }) => (kind === "absent-key" ? path.toLowerCase() : [])),
  );
  const misspelled = notes.filter(
    ({ kind, path }) => kind === "unknown-key" && absent.has(path.toLowerCase()),
  );
  if (misspelled.length > 0) {
    return failure(
      subject,
      `${misspelled.length} keys differ from the specification in capital letters only, and are not read.`,
      "Have the service write its keys exactly as the specification does; they are listed below.",
    );
  }
  return warning(
    subject,
    `The answer differs from the specification in ${notes.length} places.`,
    "Read the list below: the viewer shows what came and loses nothing, but a value of another type is marked.",
  );
}
