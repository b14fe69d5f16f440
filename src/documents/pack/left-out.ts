import { isRecord } from "#wire/json.ts";

/** Deeper than the specification nests nothing is left out. */
const deepest = 32;

/** A value without the strings in the places that `isLeftOut` names, such as `stages[].name`. */
export function leaveOut(
  value: unknown,
  isLeftOut: (path: string) => boolean,
  path = "",
  depth = 0,
): unknown {
  if (depth === deepest) return value;
  const inside = (item: unknown, at: string) => leaveOut(item, isLeftOut, at, depth + 1);
  if (Array.isArray(value)) return value.map((item: unknown) => inside(item, `${path}[]`));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const at = path === "" ? key : `${path}.${key}`;
      return typeof item === "string" && isLeftOut(at) ? [] : [[key, inside(item, at)]];
    }),
  );
}
