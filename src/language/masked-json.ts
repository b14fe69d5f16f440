import { holdsCardNumber, maskCardNumbers } from "./card-number.ts";

const strings = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/** JSON text with what looks like a card number masked in its strings; its numbers stay digit for digit. */
export const maskJson = (json: string): string =>
  json.replaceAll(strings, (written) => {
    const text: unknown = JSON.parse(written);
    return typeof text === "string" && holdsCardNumber(text)
      ? JSON.stringify(maskCardNumbers(text))
      : written;
  });
