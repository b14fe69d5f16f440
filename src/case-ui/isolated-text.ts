import { maskedStart } from "#privacy/card-number.ts";

const maxLength = 80;
const controlCharacters = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * Received text to be put into a sentence: on one line, isolated from the direction of the sentence, cut
 * after 80 characters, and without card numbers.
 */
export const isolatedText = (text: string): string =>
  `\u2068${maskedStart(text.trim(), maxLength).replaceAll(controlCharacters, " ").trim()}\u2069`;
