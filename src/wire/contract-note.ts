import * as z from "#lib/zod.ts";
import { GetBpItemResponse } from "./bp-item.ts";
import { farFuture, farPast, isSentinel } from "./date-time.ts";
import { ExactNumber, isRecord } from "./json.ts";
import { declarationOf, Mismatch, type ObjectSchema } from "./spec-value.ts";

/** A difference between a response and the specification, at a path like `bpItem.stages[2].fields[0].mask`. */
export type ContractNote =
  | { readonly kind: "unknown-key" | "absent-key"; readonly path: string }
  | { readonly kind: "unknown-value"; readonly path: string; readonly value: string }
  /** A date that means "no date", in another spelling than the specification's. */
  | { readonly kind: "other-sentinel"; readonly path: string; readonly value: string }
  | {
      readonly kind: "other-type";
      readonly path: string;
      readonly declared: string;
      readonly received: string;
    };

/** Finds every difference between an answer of GetBpItem and the specification, in the order received. */
export const contractNotes = (answer: Readonly<Record<string, unknown>>): ContractNote[] =>
  notesOn(GetBpItemResponse, answer, "");

function notesOn(
  { shape }: ObjectSchema,
  received: Readonly<Record<string, unknown>>,
  path: string,
): ContractNote[] {
  const pathOf = (key: string) => (path === "" ? key : `${path}.${key}`);
  const notes = Object.entries(received).flatMap(([key, value]): ContractNote[] => {
    const leaf = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return leaf
      ? notesOnLeaf(leaf, value, pathOf(key))
      : [{ kind: "unknown-key", path: pathOf(key) }];
  });
  const absent = Object.entries(shape)
    .filter(([key, leaf]) => !Object.hasOwn(received, key) && !(leaf instanceof z.ZodMiniOptional))
    .map(([key]): ContractNote => ({ kind: "absent-key", path: pathOf(key) }));
  return [...notes, ...absent];
}

function notesOnLeaf(leaf: z.core.$ZodType, received: unknown, path: string): ContractNote[] {
  const { type, values, object, isDate } = declarationOf(leaf);
  if (isDate && isSentinel(received)) {
    const isAsSpecified = received === farFuture || received === farPast;
    return isAsSpecified ? [] : [{ kind: "other-sentinel", path, value: received }];
  }
  if (object && type === "object" && isRecord(received)) return notesOn(object, received, path);
  if (object && Array.isArray(received)) {
    return received.flatMap((item: unknown, index) => {
      const itemPath = `${path}[${index}]`;
      return isRecord(item)
        ? notesOn(object, item, itemPath)
        : [otherType(itemPath, "object", item)];
    });
  }
  // Most values: to parse each of them takes most of the time.
  if (!object && !values && typeof received === type) return [];
  const read = z.parse(leaf, received);
  if (read instanceof Mismatch) return [otherType(path, type, received)];
  return [read]
    .flat()
    .filter((value) => typeof value === "string")
    .filter((value) => values && value !== "" && !values.includes(value))
    .map((value) => ({ kind: "unknown-value", path, value }));
}

const otherType = (path: string, declared: string, received: unknown): ContractNote => ({
  kind: "other-type",
  path,
  declared,
  received: typeName(received),
});

function typeName(received: unknown): string {
  if (received === null) return "null";
  if (Array.isArray(received)) return "array";
  if (received instanceof ExactNumber) return "number";
  return typeof received;
}
