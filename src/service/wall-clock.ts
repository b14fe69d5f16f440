/** Wall-clock text of the service, `YYYY-MM-DDTHH:MM:SS` without zone. Earlier is less, as text. */
export type WallTime = string;

/** Reads the service's wall clock. Injected, so that tests choose the time. */
export type Clock = () => WallTime;

const hourMs = 3_600_000;

// The service's own clock, not a value somebody sent: here a Date does the calendar's arithmetic.
const write = (utc: number): WallTime => new Date(utc).toISOString().slice(0, 19);

/**
 * The wall clock of this machine. Spec: not shown; the zone of the service's times, so we use
 * the zone the service runs in.
 */
export const machineClock: Clock = () => {
  const now = new Date();
  return write(now.getTime() - now.getTimezoneOffset() * 60_000);
};

/** The wall time some hours later; fewer than zero are earlier. */
export const addHours = (time: WallTime, hours: number): WallTime =>
  write(Date.parse(`${time}Z`) + hours * hourMs);

/** The wall time some days later, at the same time of day. */
export const addDays = (time: WallTime, days: number): WallTime => addHours(time, days * 24);

/** The day of a wall time as `DD.MM.YYYY`. */
export const calendarDate = (time: WallTime): string =>
  `${time.slice(8, 10)}.${time.slice(5, 7)}.${time.slice(0, 4)}`;
