import { isRecord } from "#wire/json.ts";
import type { RetrievedCase } from "./get-case.ts";

/**
 * A part of the case as it was sent; `undefined` when there is none.
 * @param path where the model says it stands, `stages[2].fields[0]`.
 */
export function receivedPart({ sent }: RetrievedCase, path: string): unknown {
  let part: unknown = sent.bpItem;
  for (const [step] of path.matchAll(/[^.[\]]+/g)) part = stepInto(part, step);
  return part;
}

function stepInto(part: unknown, step: string): unknown {
  // The model counts only the items that it could read.
  if (Array.isArray(part)) return part.filter(isRecord)[Number(step)];
  return isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined;
}
