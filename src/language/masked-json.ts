import { holdsCardNumber, maskCardNumbers } from "./card-number.ts";

/** Numbers under such a key are money, whatever their digits look like. */
export const isAmountKey = (key: string): boolean => /amount$/i.test(key);

const texts =
  /"[^"\\]*(?:\\.[^"\\]*)*"|(?=[-\d])(?<!amount"\s*:\s*|[\d.e+-])-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?/gi;

/** The fewest and the most digits that look like a card number. */
const [shortest, longest] = [13, 19];

/**
 * JSON text with what looks like a card number masked, in its strings and where a number stands for
 * one, however it is written; amounts and everything else stay digit for digit.
 */
export const maskJson = (json: string): string =>
  json.replaceAll(texts, (written, digits?: string, decimals?: string, exponent?: string) => {
    if (written.length < shortest) return written;
    const text =
      digits === undefined
        ? String(JSON.parse(written))
        : wholeDigits(digits, decimals ?? "", Number(exponent ?? 0));
    return holdsCardNumber(text) ? JSON.stringify(maskCardNumbers(text)) : written;
  });

/** The digits of a number before its decimal point, `4.111e15` written out. */
function wholeDigits(digits: string, decimals: string, exponent: number): string {
  if (Math.abs(exponent) > longest) return "";
  if (exponent < 0) return digits.slice(0, exponent);
  return digits + decimals.slice(0, exponent).padEnd(exponent, "0");
}
