import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatDateTime } from "#i18n/service-clock.ts";
import { dateOf } from "#model/received.ts";
import type { Clock } from "#model/time/deadline.ts";
import { maskedId } from "#privacy/card-number.ts";
import { listFirst } from "../open/names-in-messages.ts";
import type { Entry } from "../store/entry.ts";

const weekMs = 7 * 24 * 60 * 60_000;

type ListedDeadline = ReturnType<typeof deadlinesIn>[number];

/** The future deadlines of a list, and those of the last seven days, which may have been missed. */
export const deadlinesIn = (entries: readonly Pick<Entry, "id" | "summary">[], { now }: Clock) =>
  entries.flatMap(({ id, summary }) => {
    const date = dateOf(summary?.autoAction);
    const dueAt = summary?.dueAt;
    if (date === undefined || dueAt === undefined || dueAt < now - weekMs) return [];
    return [{ id, date, dueAt, isDecision: summary?.next.kind === "decision" }];
  });

/**
 * Writes a calendar (RFC 5545) of deadlines: case id and time, no personal data. An event has a UTC time, or is
 * all-day where the service's zone is unknown; its description has the service's wall clock. Each case has one event
 * with a stable UID, so that a later file replaces the events of an earlier one. There is no METHOD, because the
 * methods of RFC 5546 need an organizer.
 */
export function calendarText(
  deadlines: readonly ListedDeadline[],
  { tag, messages }: Language,
  source: {
    /** The service's URL, which makes the UIDs unique. */
    readonly service: string;
    /** The IANA name of its wall clock; "" when unknown. */
    readonly serviceZone: string;
    /** When the file is written, in milliseconds since 1970. */
    readonly now: number;
  },
): string {
  const { calendar } = messages.worklist;
  const { service, serviceZone: zone, now } = source;
  const { host, pathname } = new URL(service);
  const domain = `${host}${pathname}`.replaceAll(/[^\w.-]+/g, "-").replace(/-$/, "");

  function eventOf({ id, date, dueAt, isDecision }: ListedDeadline): string[] {
    const summary = escapeText(calendar.summary({ id: maskedId(id), isDecision }));
    const description = calendar.description({ when: formatDateTime(date, tag), zone });
    return [
      "BEGIN:VEVENT",
      // In base 36, because an id may look like a card number, and two masked ids may be the same.
      `UID:${id.toString(36)}@${domain}`,
      `DTSTAMP:${utc(now)}`,
      zone === "" ? `DTSTART;VALUE=DATE:${basic(date.slice(0, 10))}` : `DTSTART:${utc(dueAt)}`,
      `SUMMARY:${summary}`,
      "TRANSP:TRANSPARENT",
      `DESCRIPTION:${escapeText(description)}`,
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      // A day before; for the whole day at nine o'clock on the day before.
      `TRIGGER:${zone === "" ? "-PT15H" : "-P1D"}`,
      `DESCRIPTION:${summary}`,
      "END:VALARM",
      "END:VEVENT",
    ];
  }

  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//case-viewer//worklist"]
    .concat(deadlines.flatMap(eventOf), "END:VCALENDAR")
    .map((line) => `${fold(line)}\r\n`)
    .join("");
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

/** Says in sentences how many deadlines a calendar file has, and which cases it leaves out. */
export function calendarReport(entries: readonly Entry[], clock: Clock, t: Messages): string {
  const { calendar } = t.worklist;
  const count = deadlinesIn(entries, clock).length;
  const unknown = entries
    .filter(
      ({ summary }) =>
        !summary ||
        (!summary.isFinished && summary.autoAction !== "never" && summary.dueAt === undefined),
    )
    .map(({ id }) => maskedId(id));
  return [
    count === 0 ? calendar.none : calendar.saved({ count }),
    unknown.length > 0 && calendar.leftOut({ names: listFirst(unknown, t.ui) }),
  ]
    .filter(Boolean)
    .join(" ");
}
