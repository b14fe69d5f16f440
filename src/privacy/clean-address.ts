import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import { holdsCardNumber, maskCardNumbers, maskSign, mayBeCardForArn } from "./card-number.ts";
import { passesLuhn } from "./find-cards.ts";

type AddressParts = Pick<Location, "pathname" | "search" | "hash">;

/** The segment before the id of a case. An id may have 15 or 16 digits: see {@link isCardSegment}. */
const caseSegment = "cases";
const arnParameter = "arn";

/**
 * Replaces each part of an address that may be a card number by a mark, so that a page can say which was refused.
 * @returns `undefined` when there is nothing to replace.
 */
export function cleanAddress({ pathname, search, hash }: AddressParts): AddressParts | undefined {
  const cleaned = {
    pathname: cleanPath(pathname),
    search: cleanSearch(search),
    hash: holdsCardNumber(decoded(hash)) ? "" : hash,
  };
  const isClean =
    cleaned.pathname === pathname && cleaned.search === search && cleaned.hash === hash;
  return isClean ? undefined : cleaned;
}

function cleanPath(pathname: string): string {
  const segments = pathname.split("/");
  const cleaned = segments.map((segment, index) =>
    isCardSegment(decoded(segment), segments[index - 1]) ? encodedMark : segment,
  );
  const path = cleaned.join("/");
  // Groups of digits that slashes separate.
  return holdsCardNumber(decoded(path)) ? `/${encodedMark}` : path;
}

const encodedMark = encodeURIComponent(maskSign);

const isCardSegment = (segment: string, before: string | undefined): boolean =>
  before === caseSegment && /^\d{13,19}$/.test(segment)
    ? passesLuhn(segment)
    : holdsCardNumber(segment);

function cleanSearch(search: string): string {
  const parameters = [...new URLSearchParams(search)];
  // Unchanged text is not encoded anew: a link stays as it was written.
  if (!parameters.some(isCardParameter)) return search;
  const cleaned = parameters.map(([name, value]) =>
    isCardParameter([name, value]) ? [maskCardNumbers(name), maskSign] : [name, value],
  );
  return `?${new URLSearchParams(cleaned).toString()}`;
}

const isCardParameter = ([name, value]: readonly [string, string]): boolean =>
  [name, value].some(holdsCardNumber) || (name === arnParameter && mayBeCardForArn(value));

/** Without percent codes; as it is where they are invalid. */
const decoded = (part: string): string => tryOrUndefined(() => decodeURIComponent(part)) ?? part;
