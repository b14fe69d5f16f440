/**
 * The day of today as `YYYY-MM-DD`, on the service's wall clock.
 * Spec: not shown; the service's zone. Without the setting this computer's clock stands in.
 * @param zone IANA name, or "".
 */
export const todayIn = (zone: string): string =>
  Temporal.Now.plainDateISO(zone === "" ? undefined : zone).toString();
