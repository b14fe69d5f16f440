const pageTag = /<(?:!doctype html|html|head|body|script|meta|form)\b/i;

/** Whether a received text is a web page where data is expected: an error page, or one to sign in. */
export function isWebPage(text: string): boolean {
  const start = text.slice(0, 2000).trimStart();
  return start.startsWith("<") && pageTag.test(start);
}

/** Unauthorized; Login Time-out, of IIS; Network Authentication Required. */
export const signInStatuses: readonly number[] = [401, 440, 511];
