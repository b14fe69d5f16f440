import { holdsCardNumber, maskCardNumbers } from "#language/card-number.ts";
import { isRecord } from "#wire/resource.ts";

/**
 * An answer for other eyes: what looks like a card number is masked in every text, and the strings
 * in the places `isLeftOut` names (`stages[].name`) are not there. Numbers keep every digit, but for
 * an `id` that looks like a card number.
 */
export function maskedJson(
  value: unknown,
  isLeftOut: (path: string) => boolean,
  path = "",
): unknown {
  if (typeof value === "string") return maskCardNumbers(value);
  if (typeof value === "number" && path.endsWith(".id")) {
    return holdsCardNumber(String(value)) ? maskCardNumbers(String(value)) : value;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => maskedJson(item, isLeftOut, `${path}[]`));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const at = path === "" ? key : `${path}.${key}`;
      return typeof item === "string" && isLeftOut(at)
        ? []
        : [[key, maskedJson(item, isLeftOut, at)]];
    }),
  );
}
