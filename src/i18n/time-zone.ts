/** Whether a name is a time zone of the IANA database that this browser knows, such as `Europe/Moscow`. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
