/** Whether text has the first tags of a page that is meant for people: an error page, or one to sign in. */
export const hasPageTag = (text: string): boolean =>
  /<(?:!doctype html|html|head|body|script|meta|form)\b/i.test(text);
