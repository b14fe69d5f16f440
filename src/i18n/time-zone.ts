import { tryOrUndefined } from "#lib/try-or-undefined.ts";

/** Whether a name is a time zone of the IANA database that this browser knows, such as `Europe/Moscow`; no offset. */
export const isTimeZone = (name: string): boolean =>
  /^[a-z]/i.test(name) &&
  tryOrUndefined(() => Intl.DateTimeFormat("en", { timeZone: name })) !== undefined;
