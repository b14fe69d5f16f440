import { memoize } from "#lib/memoize.ts";

const formatterOf = memoize((tag: string) => new Intl.ListFormat(tag));

/** `A, B and C`. */
export const formatList = (items: Iterable<string>, tag: string): string =>
  formatterOf(tag).format(items);
