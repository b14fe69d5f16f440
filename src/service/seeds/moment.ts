import { addDays, addHours, type WallTime } from "../wall-clock.ts";

/** Moments around the first start of the demo, so that its deadlines are right on that day. */
export interface Moments {
  /** A time of day some days before the start. */
  readonly ago: (days: number, timeOfDay: string) => WallTime;
  /** Some hours after the start, on the minute; fewer than zero are before. */
  readonly inHours: (hours: number) => WallTime;
  /** A time of day some days after the start. */
  readonly inDays: (days: number, timeOfDay: string) => WallTime;
}

/** The moments around a start. */
export function momentsAround(start: WallTime): Moments {
  const inDays = (days: number, timeOfDay: string) =>
    `${addDays(start, days).slice(0, 10)}T${timeOfDay}:00`;
  return {
    ago: (days, timeOfDay) => inDays(-days, timeOfDay),
    inHours: (hours) => `${addHours(start, hours).slice(0, 16)}:00`,
    inDays,
  };
}
