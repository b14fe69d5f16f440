import { memoize } from "#lib/memoize.ts";
import type { DateTime } from "#model/received.ts";
import { isMomentExact, momentOf, zoneSuffixOf } from "#model/time/deadline.ts";
import { formatShortDateTime } from "./wall-clock.ts";

/** The time on the operator's clock at a moment that the service gives in its own zone. */
export interface LocalTime {
  /** The service's zone, in the operator's language; "" where the date-time has a zone suffix. */
  readonly zone: string;
  /** `21:47`, with the day if it is another one than the service's. */
  readonly time: string;
}

/**
 * Converts a date-time of the service to the operator's clock; `undefined` where both clocks show the same,
 * and where the moment is not known.
 * @param serviceZone IANA name, "" when unknown.
 * @param ownZone IANA name of the operator's zone.
 */
export function localTimeOf(
  when: DateTime,
  serviceZone: string,
  ownZone: string,
  tag: string,
): LocalTime | undefined {
  if (!isMomentExact(when, serviceZone)) return undefined;
  const moment = Temporal.Instant.fromEpochMilliseconds(momentOf(when, serviceZone));
  const suffix = zoneSuffixOf(when);
  const there = moment.toZonedDateTimeISO(suffix === "Z" ? "UTC" : (suffix ?? serviceZone));
  const here = moment.toZonedDateTimeISO(ownZone);
  if (here.toPlainDateTime().equals(there.toPlainDateTime())) return undefined;
  const isSameDay = here.toPlainDate().equals(there.toPlainDate());
  return {
    zone: suffix === undefined ? zoneName(serviceZone, moment.epochMilliseconds, tag) : "",
    time: isSameDay
      ? here.toPlainTime().toString({ smallestUnit: "minute" })
      : formatShortDateTime(here.toPlainDateTime().toString(), tag, there.year),
  };
}

const zoneFormatterOf = memoize(
  (timeZone: string, tag: string) =>
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "shortGeneric" }),
);

/** `Moscow Time`, `Москва`. */
const zoneName = (zone: string, moment: number, tag: string): string =>
  zoneFormatterOf(zone, tag)
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;
