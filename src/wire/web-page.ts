/** Whether text has the first tags of a page that is meant for people: an error page, or one to sign in. */
const hasPageTag = (text: string): boolean =>
  /<(?:!doctype html|html|head|body|script|meta|form)\b/i.test(text);

/** Whether a received text is a web page where data is expected. */
export function isWebPage(text: string): boolean {
  const start = text.slice(0, 2000).trimStart();
  return start.startsWith("<") && hasPageTag(start);
}

/** Unauthorized; Login Time-out, of IIS; Network Authentication Required. */
export const signInStatuses: readonly number[] = [401, 440, 511];
