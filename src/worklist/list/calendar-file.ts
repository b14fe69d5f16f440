import type { FullLanguage } from "#i18n/languages.ts";
import { formatDateTime } from "#i18n/wall-clock.ts";
import type { Words } from "#i18n/words.ts";
import type { CaseId } from "#model/case-id.ts";
import { isMomentExact } from "#model/deadline.ts";
import { type DateTime, dateOf, isMismatch } from "#model/received.ts";
import { holdsCardNumber, maskedId } from "#privacy/card-number.ts";
import type { Entry } from "../entries/case-row.ts";
import { listFirst } from "../open/text-limits.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The times of the alarm; the first one that still lies ahead is used. */
const alarms = [
  { beforeMs: dayMs, trigger: "-P1D" },
  { beforeMs: 120 * minuteMs, trigger: "-PT2H" },
  { beforeMs: 30 * minuteMs, trigger: "-PT30M" },
  { beforeMs: 0, trigger: "PT0S" },
];

/** When the next automatic action of a case is planned. */
interface Deadline {
  readonly id: CaseId;
  readonly planned: DateTime;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

/**
 * The future deadlines of a list, and those of the last seven days, which may have been missed.
 * @param now milliseconds since 1970.
 */
export const deadlinesIn = (entries: readonly Entry[], now: number): Deadline[] =>
  entries.flatMap(({ id, row }) => {
    const planned = dateOf(row?.planned);
    const dueAt = row?.dueAt;
    if (planned === undefined || dueAt === undefined || dueAt < now - 7 * dayMs) return [];
    return [{ id, planned, dueAt }];
  });

/** SEQUENCE counts seconds from here, because the seconds since 1970 will exceed 31 bits. */
const firstSequence = Date.UTC(2026, 0);

/**
 * Writes a calendar (RFC 5545) of deadlines: case id and time, no personal data. An event has a UTC time
 * where the moment is known; else a floating time, the service's wall clock, and says so. Each case has
 * one event with a stable UID, so that a later file replaces the events of an earlier one. There is no
 * METHOD, because the methods of RFC 5546 need an organizer.
 * @param source the service's URL, which makes the UIDs unique, the IANA name of its wall clock, or "", and
 *   when the deadlines were read, in milliseconds since 1970.
 */
export function calendarText(
  deadlines: readonly Deadline[],
  { tag, words }: FullLanguage,
  source: { readonly service: string; readonly serviceZone: string; readonly now: number },
): string {
  const { calendar } = words.worklist;
  const { service, serviceZone, now } = source;
  const { host, pathname } = new URL(service);
  const domain = `${host}${pathname}`.replaceAll(/[^\w.-]+/g, "-").replace(/-$/, "");

  function eventOf({ id, planned, dueAt }: Deadline): string[] {
    const summary = escapeText(calendar.summary({ id: maskedId(id) }));
    const isExact = isMomentExact(planned, serviceZone);
    return [
      "BEGIN:VEVENT",
      `UID:${uidOf(id)}@${domain}`,
      `DTSTAMP:${utc(now)}`,
      `SEQUENCE:${Math.floor((now - firstSequence) / 1000)}`,
      `DTSTART:${isExact ? utc(dueAt) : basic(planned.replace(/\.\d+$/, ""))}`,
      `SUMMARY:${summary}`,
      "TRANSP:TRANSPARENT",
      `DESCRIPTION:${escapeText(describe(planned))}`,
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
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

/** An id that looks like a card number is written in base 36: masked, two ids could be the same. */
const uidOf = (id: CaseId): string =>
  holdsCardNumber(String(id)) ? `c${id.toString(36)}` : `${id}`;

function alarmOf(remainingMs: number, summary: string): string[] {
  const alarm = alarms.find(({ beforeMs }) => remainingMs > beforeMs);
  if (!alarm) return [];
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${alarm.trigger}`,
    `DESCRIPTION:${summary}`,
    "END:VALARM",
  ];
}

/** Turns `2026-11-22T18:45:00` into the format of RFC 5545, `20261122T184500`. */
const basic = (time: string): string => time.replaceAll(/[-:]/g, "");

const utc = (moment: number): string => basic(new Date(moment).toISOString().replace(/\.\d+/, ""));

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);

/** Folds a line so that each has at most 75 octets, and no character is split. */
function fold(line: string): string {
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

/**
 * Describes a calendar file in sentences: the number of its deadlines, the cases that have none with the
 * reason, and the cases whose deadlines may be outdated because the last refresh failed.
 * @param now milliseconds since 1970.
 */
export function calendarReport(entries: readonly Entry[], now: number, words: Words): string {
  const { calendar } = words.worklist;
  const included = new Set(deadlinesIn(entries, now).map(({ id }) => id));
  const named = (some: readonly Entry[]) => listFirst(some.map(maskedIdOf), words.ui);
  const leftOut = Map.groupBy(
    entries.filter(({ id }) => !included.has(id)),
    reasonOf,
  );
  const reasons = [...leftOut].map(([reason, some]) => `${calendar.why[reason]}: ${named(some)}`);
  const stale = entries.filter(({ id, error }) => included.has(id) && error !== undefined);
  return [
    included.size === 0 ? calendar.none : calendar.saved({ count: included.size }),
    reasons.length > 0 && calendar.leftOut({ reasons: reasons.join("; ") }),
    stale.length > 0 && calendar.stale({ names: named(stale) }),
  ]
    .filter(Boolean)
    .join(" ");
}

const maskedIdOf = ({ id }: Entry) => maskedId(id);

/** Why a case is not in the calendar. */
function reasonOf({ row }: Entry): keyof Words["worklist"]["calendar"]["why"] {
  if (!row) return "unread";
  if (row.isFinished) return "ended";
  if (isMismatch(row.planned)) return "unreadable";
  return row.dueAt === undefined ? "unplanned" : "past";
}
