import type { FullLanguage } from "#i18n/languages.ts";
import { formatDateTime } from "#i18n/wall-clock.ts";
import type { Words } from "#i18n/words.ts";
import type { CaseId } from "#model/case-id.ts";
import { isMomentExact } from "#model/deadline.ts";
import { type DateTime, isMismatch } from "#model/received.ts";
import { holdsCardNumber, maskedId } from "#privacy/card-number.ts";
import { type Deadline, isPlanned } from "../entries/case-row.ts";
import type { Entry } from "../entries/entry.ts";
import { listFirst } from "../open/text-limits.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const recent = 7 * day;

/** When the alarm sounds: a day before, or later where less than a day is left. `left` in milliseconds. */
const alarms = [
  { left: day, trigger: "-P1D" },
  { left: 120 * minute, trigger: "-PT2H" },
  { left: 30 * minute, trigger: "-PT30M" },
  { left: 0, trigger: "PT0S" },
];

/**
 * The deadlines to come, and those of the last seven days, which may have been missed.
 * @param now milliseconds since 1970.
 */
export const deadlinesIn = (entries: readonly Entry[], now: number): Deadline[] =>
  entries.flatMap(({ id, row }) => {
    const { planned, dueAt } = row ?? {};
    if (dueAt === undefined || !isPlanned(planned)) return [];
    return dueAt >= now - recent ? [{ id, planned, dueAt }] : [];
  });

/** Where and when the deadlines were read. */
interface CalendarSource {
  /** The service's address, which tells its case 1 from another's. */
  readonly service: string;
  /** The IANA name of its wall clock, or "". */
  readonly serviceZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Sequence numbers count seconds from here: the seconds since 1970 will not fit into 31 bits. */
const firstSequence = Date.UTC(2026, 0);

/**
 * A calendar of deadlines (RFC 5545): case id and time, nothing about people. Where the moment is
 * known an event stands at it; else it floats at the service's wall-clock time, and says so. A case
 * has one event with a stable UID, so that a later file replaces the event of an earlier one.
 * There is no METHOD: those of RFC 5546 are between people, and want an organizer.
 */
export function calendarText(
  deadlines: readonly Deadline[],
  { tag, words }: FullLanguage,
  { service, serviceZone, now }: CalendarSource,
): string {
  const { calendar } = words.worklist;
  const { host, pathname } = new URL(service);
  const place = `${host}${pathname}`.replaceAll(/[^\w.-]+/g, "-").replace(/-$/, "");

  function eventOf({ id, planned, dueAt }: Deadline): string[] {
    const summary = textOf(calendar.summary({ id: maskedId(id) }));
    const isExact = isMomentExact(planned, serviceZone);
    return [
      "BEGIN:VEVENT",
      `UID:${nameOf(id)}@${place}`,
      `DTSTAMP:${utc(now)}`,
      `SEQUENCE:${Math.floor((now - firstSequence) / 1000)}`,
      `DTSTART:${isExact ? utc(dueAt) : basic(planned.replace(/\.\d+$/, ""))}`,
      `SUMMARY:${summary}`,
      "TRANSP:TRANSPARENT",
      `DESCRIPTION:${textOf(describe(planned))}`,
      ...alarmOf(dueAt - now, summary),
      "END:VEVENT",
    ];
  }

  function describe(planned: DateTime): string {
    const when = formatDateTime(planned, tag);
    if (isMomentExact(planned, "")) return calendar.sent({ when });
    return serviceZone === ""
      ? calendar.unknown({ when })
      : calendar.known({ when, zone: serviceZone });
  }

  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//case-viewer//worklist"]
    .concat(deadlines.flatMap(eventOf), "END:VCALENDAR")
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** A masked id may be that of two cases: one that looks like a card number is written otherwise. */
const nameOf = (id: CaseId): string =>
  holdsCardNumber(String(id)) ? `c${id.toString(36)}` : `${id}`;

function alarmOf(left: number, summary: string): string[] {
  const alarm = alarms.find((one) => left > one.left);
  if (!alarm) return [];
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${alarm.trigger}`,
    `DESCRIPTION:${summary}`,
    "END:VALARM",
  ];
}

/** `2026-11-22T18:45:00` as RFC 5545 writes it, `20261122T184500`. */
const basic = (time: string): string => time.replaceAll(/[-:]/g, "");

/** A calendar ends with the year 9999, which a zone west of Greenwich may take a deadline beyond. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59);

const utc = (moment: number): string => {
  const within = Temporal.Instant.fromEpochMilliseconds(Math.min(moment, lastMoment));
  return basic(within.toString({ smallestUnit: "second" }));
};

const textOf = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);

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

/** Why a case is not in a calendar. */
export type LeftOut = "unread" | "ended" | "unplanned" | "unreadable" | "past";

/** What a calendar file holds, and what it does not. */
export interface CalendarReport {
  readonly count: number;
  readonly leftOut: ReadonlyMap<LeftOut, readonly CaseId[]>;
  /** In it as they were read before: their last refresh has failed. */
  readonly stale: readonly CaseId[];
}

/**
 * Tells what becomes of each case of the list.
 * @param now milliseconds since 1970.
 */
export function calendarReport(entries: readonly Entry[], now: number): CalendarReport {
  const inIt = new Set(deadlinesIn(entries, now).map(({ id }) => id));
  const others = entries.filter(({ id }) => !inIt.has(id));
  const reasons = Map.groupBy(others, reasonOf);
  return {
    count: inIt.size,
    leftOut: new Map([...reasons].map(([reason, all]) => [reason, all.map(({ id }) => id)])),
    stale: entries
      .filter(({ id, error }) => inIt.has(id) && error !== undefined)
      .map(({ id }) => id),
  };
}

/** The report in sentences: how many events, and by name every case that has none. */
export function reportText({ count, leftOut, stale }: CalendarReport, words: Words): string {
  const { calendar } = words.worklist;
  const named = (ids: readonly CaseId[]) => listFirst(ids.map(maskedId), words.ui);
  const reasons = [...leftOut].map(([reason, ids]) => `${calendar.why[reason]}: ${named(ids)}`);
  return [
    count === 0 ? calendar.none : calendar.saved({ count }),
    reasons.length > 0 && calendar.leftOut({ reasons: reasons.join("; ") }),
    stale.length > 0 && calendar.stale({ names: named(stale) }),
  ]
    .filter(Boolean)
    .join(" ");
}

function reasonOf({ row }: Entry): LeftOut {
  if (!row) return "unread";
  if (row.isFinished) return "ended";
  if (isMismatch(row.planned)) return "unreadable";
  return row.dueAt === undefined ? "unplanned" : "past";
}
