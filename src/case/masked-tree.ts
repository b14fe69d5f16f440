import { holdsCardNumber, maskCardNumbers } from "#language/card-number.ts";
import { isAmountKey } from "#language/masked-json.ts";

/** A text or a number of a tree that holds what looks like a card number. */
export interface FoundText {
  /** Where it stands, `bpItem.stages[0].name`. */
  readonly path: string;
  readonly text: string;
}

/** A tree of plain values with what looks like a card number masked, and where that was. */
export function maskTree(tree: object): { tree: object; found: readonly FoundText[] } {
  const found: FoundText[] = [];
  const masked = (value: unknown, path: string): unknown => {
    if (typeof value === "string" || (typeof value === "number" && !isAmountKey(path))) {
      const text = String(value);
      if (!holdsCardNumber(text)) return value;
      found.push({ path, text });
      return maskCardNumbers(text);
    }
    if (Array.isArray(value)) return value.map((item, at) => masked(item, `${path}[${at}]`));
    return typeof value === "object" && value !== null ? maskedObject(value, path) : value;
  };
  const maskedObject = (value: object, path: string): object =>
    Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        maskCardNumbers(key),
        masked(item, path === "" ? key : `${path}.${key}`),
      ]),
    );
  return { tree: maskedObject(tree, ""), found };
}
