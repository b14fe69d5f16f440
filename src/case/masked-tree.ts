import { holdsCardNumber, maskCardNumbers } from "#language/card-number.ts";

/** A text of a tree that holds what looks like a card number. */
export interface FoundText {
  /** Where it stands, `bpItem.stages[0].name`. */
  readonly path: string;
  readonly text: string;
}

/** A tree of plain values with what looks like a card number masked, and where that was. */
export function maskTree(tree: object): { tree: object; found: readonly FoundText[] } {
  const found: FoundText[] = [];
  const masked = (sent: unknown, path: string): unknown => {
    const value = typeof sent === "number" && path.endsWith(".id") ? String(sent) : sent;
    if (typeof value === "string") {
      if (!holdsCardNumber(value)) return sent;
      found.push({ path, text: value });
      return maskCardNumbers(value);
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
