const numberPattern = /^[+-]?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** Whether a text is a number: `41`, `000041`, `-1.50`, `4.1e1`. */
export const isNumberText = (text: string): boolean => numberPattern.test(text);

/** The whole number of a text, in any spelling: `41`, `41.0`, `4.1e1`, `000041`; `undefined` beyond 2^53 − 1 too. */
export function readWholeNumber(text: string): number | undefined {
  const [, whole = "", fraction = "", exponent = "0"] = numberPattern.exec(text) ?? [];
  const number = Number(text);
  if (whole === "" || !Number.isSafeInteger(number)) return undefined;
  // A double rounds a fraction away (`41.00000000000000000001`), so the digits decide.
  const decimals = fraction.length - Number(exponent);
  const isWhole = decimals <= 0 || /^0*$/.test((whole + fraction).slice(-decimals));
  // `-0` is 0.
  return isWhole ? number + 0 : undefined;
}
