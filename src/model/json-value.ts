import { isRecord, readJson } from "#wire/json.ts";

/** The length of the longest `jsonValue` that is read, in characters. */
const maxLength = 64 * 1024;
const maxDepth = 32;

/**
 * Reads the JSON text in the `jsonValue` of a field. Spec, BpField.
 * @returns `undefined` when it is longer than 65,536 characters, nested deeper than 32, or no JSON.
 */
export function parseJsonValue(jsonValue: string): unknown {
  if (jsonValue.length > maxLength) return undefined;
  try {
    const json = readJson(jsonValue);
    return isDeeperThan(maxDepth, json) ? undefined : json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isDeeperThan = (depth: number, json: unknown): boolean =>
  (isRecord(json) || Array.isArray(json)) &&
  (depth === 0 || Object.values(json).some((value) => isDeeperThan(depth - 1, value)));
