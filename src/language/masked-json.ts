import { holdsCardNumber, maskCardNumbers } from "./card-number.ts";

const strings = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

const numericId = /(?<="id"\s*:\s*)\d{13,16}(?![\d.eE])/g;

/**
 * JSON text with what looks like a card number masked in its strings, and in an `id` that is a
 * number; its other numbers stay digit for digit.
 */
export const maskJson = (json: string): string =>
  json
    .replaceAll(strings, (written) => {
      const text: unknown = JSON.parse(written);
      return typeof text === "string" && holdsCardNumber(text)
        ? JSON.stringify(maskCardNumbers(text))
        : written;
    })
    .replaceAll(numericId, (digits) =>
      holdsCardNumber(digits) ? JSON.stringify(maskCardNumbers(digits)) : digits,
    );
