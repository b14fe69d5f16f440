import * as z from "zod/mini";
import { ExactNumber } from "./json.ts";
import { total, Unread, withContract } from "./leaf.ts";

/** A plain JSON object, as opposed to a list, `null` or a number kept as text. */
export const isRecord = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === "object" &&
  sent !== null &&
  !Array.isArray(sent) &&
  !(sent instanceof ExactNumber);

/**
 * An object of the specification: every key optional to read, unknown keys kept.
 * `sparse` names the keys that the specification lets out of some objects.
 */
export function resource<Shape extends z.core.$ZodLooseShape, Key extends keyof Shape & string>(
  shape: Shape,
  sparse: readonly Key[] = [],
) {
  return withContract(z.looseObject(shape), { keys: shape, sparse: new Set(sparse) });
}

type Items<S extends z.core.$ZodType> = readonly (z.output<S> | Unread)[];

/** An array of resources: an item that is no object is {@link Unread} in its place. */
export function list<S extends z.core.$ZodType>(item: S) {
  const schema = total<Items<S>>(
    "array",
    (sent) =>
      Array.isArray(sent)
        ? sent.map((one: unknown) => (isRecord(one) ? z.parse(item, one) : new Unread(one)))
        : undefined,
    (items) => items.map((one) => (one instanceof Unread ? one.sent : z.encode(item, one))),
  );
  return withContract(schema, { declared: "array", items: item });
}

/** One resource inside another. */
export function nested<S extends z.core.$ZodType>(item: S) {
  const schema = total<z.output<S>>(
    "object",
    (sent) => (isRecord(sent) ? z.parse(item, sent) : undefined),
    (one) => z.encode(item, one),
  );
  return withContract(schema, { declared: "object", items: item });
}
