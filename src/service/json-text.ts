import { ExactNumber } from "#wire/json.ts";

const placeholder = "\u0000";
const writtenPlaceholder = JSON.stringify(placeholder);

/**
 * Writes JSON with exact numbers digit for digit. Node 20 has no `JSON.rawJSON`, so each number
 * first leaves a text of one NUL, and the numbers then take those places in order. Keys are the
 * service's own: none is a NUL.
 */
export function jsonText(value: unknown): string {
  const numbers: string[] = [];
  const text = JSON.stringify(value, (_key, item: unknown) => {
    const isNumber = item instanceof ExactNumber;
    // A NUL that somebody sent is no place of a number: it is written as itself, in its turn.
    if (isNumber || item === placeholder) numbers.push(isNumber ? item.source : writtenPlaceholder);
    return isNumber ? placeholder : item;
  });
  return text.replaceAll(writtenPlaceholder, () => numbers.shift() ?? "null");
}
