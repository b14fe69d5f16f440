import { holdsCardNumber, maskCardNumbers } from "./card-number.ts";

/** Numbers under such a key are money, whatever their digits look like. */
export const isAmountKey = (key: string): boolean => /amount$/i.test(key);

const texts = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<!amount"\s*:\s*|[\d.e+-])\d{13,19}(?![\d.e])/gi;

/** The fewest digits that look like a card number. */
const shortest = 13;

/**
 * JSON text with what looks like a card number masked, in its strings and where a number stands for
 * one; amounts and everything else stay digit for digit.
 */
export const maskJson = (json: string): string =>
  json.replaceAll(texts, (written) => {
    if (written.length < shortest) return written;
    const text = written.startsWith('"') ? String(JSON.parse(written)) : written;
    return holdsCardNumber(text) ? JSON.stringify(maskCardNumbers(text)) : written;
  });
