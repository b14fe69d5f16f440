import { isRecord } from "#wire/resource.ts";

/** A value without the strings in the places that `isLeftOut` names, such as `stages[].name`. */
export function leaveOut(value: unknown, isLeftOut: (path: string) => boolean, path = ""): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => leaveOut(item, isLeftOut, `${path}[]`));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const at = path === "" ? key : `${path}.${key}`;
      return typeof item === "string" && isLeftOut(at)
        ? []
        : [[key, leaveOut(item, isLeftOut, at)]];
    }),
  );
}
