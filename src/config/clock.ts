import { useMemo } from "react";
import { type Store, useStore } from "#lib/store.ts";
import { type DateTime, dateOf, type Received } from "#model/received.ts";
import { type Clock, clockAt, type Deadline, deadlineOf } from "#model/time/deadline.ts";
import { useSettings } from "./settings-context.ts";

const minuteMs = 60_000;

/** The whole minutes of the system clock. One timer for all, because each of hundreds of stages shows a time. */
function createMinutes(): Store<number> {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    get: () => Math.floor(Date.now() / minuteMs) * minuteMs,
    subscribe(listener) {
      listeners.add(listener);
      // Every second, because a timer does not count the time that the computer sleeps.
      timer ??= setInterval(() => listeners.forEach((notify) => notify()), 1000);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

const minutes = createMinutes();

/** The time now, to the minute, in milliseconds since 1970. */
export const useMinutes = (): number => useStore(minutes);

/** The time now, to the minute. The object stays the same until the minute or the service's zone changes. */
export function useClock(): Clock {
  const { timeZone } = useSettings();
  const minute = useMinutes();
  return useMemo(() => clockAt(minute, timeZone), [minute, timeZone]);
}

/** The time left, to the minute; `undefined` when nothing is planned or `when` is no date-time. */
export function useDeadline(when: Received<DateTime | "never">): Deadline | undefined {
  const clock = useClock();
  const date = dateOf(when);
  return date && deadlineOf(date, clock);
}
