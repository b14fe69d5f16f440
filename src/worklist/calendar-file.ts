import { formatDateTime } from "#language/wall-clock.ts";
import type { Language } from "#language/words.ts";
import type { CaseId } from "#model/case-id.ts";
import { isMomentExact } from "#model/deadline.ts";
import type { DateTime } from "#model/sent.ts";
import { type CaseRow, isPlanned } from "./case-row.ts";
import type { Entry } from "./worklist.ts";

/** A deadline that belongs into a calendar. */
interface Deadline {
  readonly id: CaseId;
  readonly row: CaseRow;
  readonly planned: DateTime;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

/** The deadlines still to come: what has passed needs no reminder. @param now milliseconds since 1970. */
export const deadlinesIn = (entries: readonly Entry[], now: number): Deadline[] =>
  entries.flatMap(({ id, row }) =>
    row?.dueAt !== undefined && isPlanned(row.planned) && row.dueAt >= now
      ? [{ id, row, planned: row.planned, dueAt: row.dueAt }]
      : [],
  );

/**
 * A calendar of deadlines (RFC 5545): case id and time, nothing about people. Where the moment is
 * known an event stands at it; else it floats at the service's wall-clock time, and says so.
 * @param now milliseconds since 1970.
 */
export function calendarText(
  deadlines: readonly Deadline[],
  { tag, words }: Language,
  serviceZone: string,
  now: number,
): string {
  const { calendar } = words.worklist;
  const stamp = utc(now);
  const events = deadlines.flatMap(({ id, row, planned, dueAt }) => {
    const isExact = isMomentExact(planned, serviceZone);
    const summary = textOf(calendar.summary({ id }));
    return [
      "BEGIN:VEVENT",
      `UID:${[id, row.stageKey, planned].join("-").replaceAll(/[^\w-]/g, "")}@case-viewer`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${isExact ? utc(dueAt) : basic(planned.replace(/\.\d+$/, ""))}`,
      `SUMMARY:${summary}`,
      `DESCRIPTION:${textOf(describe(planned))}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-P1D",
      `DESCRIPTION:${summary}`,
      "END:VALARM",
      "END:VEVENT",
    ];
  });

  function describe(planned: DateTime): string {
    const when = formatDateTime(planned, tag);
    if (isMomentExact(planned, "")) return calendar.sent({ when });
    return serviceZone === ""
      ? calendar.unknown({ when })
      : calendar.known({ when, zone: serviceZone });
  }

  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Case viewer//Worklist//EN", ...events]
    .concat("END:VCALENDAR")
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** `2026-11-22T18:45:00` without its signs. */
const basic = (time: string): string => time.replaceAll(/[-:]/g, "");

const utc = (moment: number): string =>
  basic(Temporal.Instant.fromEpochMilliseconds(moment).toString({ smallestUnit: "second" }));

const textOf = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, "\\n");

/** At most 75 octets a line, and no character cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = "";
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > 75) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
