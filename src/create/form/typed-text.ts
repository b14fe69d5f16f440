import { foldCode } from "#config/form-profile.ts";

/**
 * Invisible characters: marks of direction, joiners, soft hyphens, byte-order marks, control characters except white
 * space.
 */
const invisible = /[\p{Cf}\p{DI}]|(?!\s)\p{Cc}/gu;
/** ASCII letters, digits and signs in their full-width (East Asian) form. */
const fullWidth = /[！-～]/g;

const plainText = /^[!-~](?:[ -~]*[!-~])?$/;

/**
 * Cleans typed or pasted text in which only visible characters count: an amount, a date, digits, a code. Removes
 * invisible characters and the white space around the text; makes every other space a plain one and every full-width
 * character an ASCII one. A tab or a line break stays: it parts two cells, and is no space between thousands.
 */
export const cleanTyped = (text: string): string =>
  // Thousands of cells are read at each keystroke, and nearly all of them need no cleaning.
  plainText.test(text)
    ? text
    : text
        .replaceAll(invisible, "")
        .replaceAll(/[^\S\t\n\v\f\r\u2028\u2029]/g, " ")
        .replaceAll(fullWidth, (character) => character.normalize("NFKC"))
        .trim();

export const foldTypedCode = (code: string): string => foldCode(cleanTyped(code));
