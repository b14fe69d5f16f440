/** Whether a name is a time zone of the IANA database that this browser knows, such as `Europe/Moscow`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
