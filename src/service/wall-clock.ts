/** A wall-clock time of the service, `YYYY-MM-DDTHH:MM:SS` without zone. Such texts sort by time. */
export type WallTime = string;

export type Clock = () => WallTime;

const hourMs = 3_600_000;

// `Date` is safe here: it only adds to the service's own times, written in UTC, and parses no received value.
const write = (utc: number): WallTime => new Date(utc).toISOString().slice(0, 19);

/**
 * The wall clock of this computer. Spec: not shown; the zone of the service's times.
 */
export const machineClock: Clock = () => {
  const now = new Date();
  return write(now.getTime() - now.getTimezoneOffset() * 60_000);
};

export const addHours = (time: WallTime, hours: number): WallTime =>
  write(Date.parse(`${time}Z`) + hours * hourMs);

export const addDays = (time: WallTime, days: number): WallTime => addHours(time, days * 24);

/** The day of a wall time as `DD.MM.YYYY`. */
export const calendarDate = (time: WallTime): string =>
  `${time.slice(8, 10)}.${time.slice(5, 7)}.${time.slice(0, 4)}`;
