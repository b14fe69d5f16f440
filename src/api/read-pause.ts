import { createStore, nextChange } from "#lib/store.ts";

const [minSeconds, maxSeconds] = [1, 600];
/** Where `Retry-After` cannot be read: a service on another origin does not show it, or it is neither number nor date. */
const unreadableSeconds = 30;

/** How long the service asks to wait before it is asked again (RFC 9110, `Retry-After`); `undefined` where it does not. */
export function secondsToWait({ status, headers, type }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const value = headers.get("Retry-After");
  if (value === null) return type === "cors" ? unreadableSeconds : undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return unreadableSeconds;
  return Math.min(Math.max(seconds, minSeconds), maxSeconds);
}

export type ReadPause = ReturnType<typeof createReadPause>;

/** The time in which no case is read, because the service has asked for it. Never for CreateBp. */
export function createReadPause() {
  /** When it ends, in milliseconds since 1970; `undefined` where there is none. */
  const until = createStore<number | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => until.set(undefined);
  return {
    until,
    begin(seconds: number) {
      clearTimeout(timer);
      timer = setTimeout(end, seconds * 1000);
      until.set(Date.now() + seconds * 1000);
    },
    end,
    /** Waits for its end. @throws the signal's reason when it is aborted */
    async ended(signal: AbortSignal | undefined) {
      while (until.get() !== undefined) await nextChange(until, signal);
    },
  };
}
