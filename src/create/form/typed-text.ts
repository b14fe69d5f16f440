/** Invisible characters: marks of direction, joiners, soft hyphens, byte-order marks, controls but white space. */
const invisible = /[\p{Cf}\p{DI}]|(?!\s)\p{Cc}/gu;
/** The letters, digits and signs of ASCII in the width of an East Asian character. */
const fullWidth = /[！-～]/g;

/** Visible characters of ASCII, with spaces between them. */
const plainText = /^[!-~](?:[ -~]*[!-~])?$/;

/**
 * A typed or pasted text of which only what can be seen counts: an amount, a date, digits, a code. Without
 * invisible characters and the white space around it; every other space is a plain one.
 */
export const cleanTyped = (text: string): string =>
  // Thousands of cells are read at each key, and nearly all of them need no cleaning.
  plainText.test(text)
    ? text
    : text
        .replaceAll(invisible, "")
        .replaceAll(/\s/g, " ")
        .replaceAll(fullWidth, (character) => character.normalize("NFKC"))
        .trim();

/** A field code as the service compares it: without regard to case. */
export const codeKey = (code: string): string => cleanTyped(code).toLowerCase();
