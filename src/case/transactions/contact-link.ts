import { maskedStart } from "#privacy/card-number.ts";
import { withoutBidiControls } from "#privacy/untrusted-text.ts";

const mail =
  /^(?=[^@]{1,64}@)\w(?:\.?[\w+-])*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,24}$/i;
const phone = /^(?=(?:\D*\d){5,15}\D*$)\+?[\d(][\d ().-]{4,31}$/;
/** Matches an amount, an IP address, or a text that contains a date. */
const otherNumber =
  /^[\d ]+\.\d{1,2}$|^\d{1,3}(?:\.\d{1,3}){3}$|^\d{1,2}\.\d{2}\.\d{2}$|(?<!\d)(?:\d{1,2}([.-])\d{1,2}\1\d{4}|\d{4}([.-])\d{2}\2\d{2})(?!\d)/;

/**
 * A `mailto:` link for a plain address; `undefined` for any other text, such as one with headers or a second
 * recipient.
 * @param subject received text. Line ends and other control characters become spaces, since they could begin
 *   another header; card numbers are masked.
 */
export function mailLink(text: string, subject: string): string | undefined {
  if (!mail.test(text)) return undefined;
  const line = withoutBidiControls(subject.toWellFormed()).replaceAll(lineEnds, " ").trim();
  return `mailto:${text}?subject=${encodeURIComponent(maskedStart(line, maxSubjectLength))}`;
}

const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Mail programs cut a link of some two thousand characters. */
const maxSubjectLength = 100;

/** A `tel:` link for digits with the usual separators; `undefined` for dial codes, pauses, dates and amounts. */
export const phoneLink = (text: string): string | undefined =>
  phone.test(text) && !otherNumber.test(text) ? `tel:${text.replace(/[^\d+]/g, "")}` : undefined;
