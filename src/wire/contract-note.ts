import * as z from "#lib/zod.ts";
import { GetBpItemResponse } from "./bp-item.ts";
import { isOtherSentinel, isSentinel } from "./date-time.ts";
import { ExactNumber, isRecord } from "./json.ts";
import { declarationOf, Mismatch, type ObjectSchema } from "./spec-value.ts";

/** A difference between a response and the specification, at a path like `bpItem.stages[2].fields[0].mask`. */
export type ContractNote =
  | { readonly kind: "unknown-key" | "absent-key"; readonly path: string }
  | { readonly kind: "unknown-value"; readonly path: string; readonly value: string }
  /** A date that means "no date", in another spelling than the specification's. */
  | { readonly kind: "other-sentinel"; readonly path: string; readonly value: string }
  /** Characters, in the whole answer, that its charset does not have, or that its sender had lost before. */
  | { readonly kind: "unreadable-characters"; readonly path: string; readonly count: number }
  | {
      readonly kind: "other-type";
      readonly path: string;
      readonly declared: string;
      readonly received: string;
    };

/**
 * Finds every difference between an answer of GetBpItem and the specification. This reads every value, so
 * it yields after each object and the page stays responsive.
 */
export function* findContractNotes(
  answer: Readonly<Record<string, unknown>>,
): Generator<undefined, ContractNote[]> {
  const notes = yield* notesOn(GetBpItemResponse, answer, "");
  const count = yield* countUnreadable(answer);
  if (count > 0) notes.push({ kind: "unreadable-characters", path: "", count });
  return notes;
}

/** Counts the U+FFFD of all texts and keys: a decoder puts it for what it can't read. */
function* countUnreadable(answer: unknown): Generator<undefined, number> {
  let count = 0;
  const waiting = [answer];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") count += value.split("\uFFFD").length - 1;
    else if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (isRecord(value)) {
      for (const entry of Object.entries(value)) waiting.push(...entry);
      yield;
    }
  }
  return count;
}

/** As {@link findContractNotes}, in one step. */
export function contractNotes(answer: Readonly<Record<string, unknown>>): ContractNote[] {
  const steps = findContractNotes(answer);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function* notesOn(
  { shape }: ObjectSchema,
  received: Readonly<Record<string, unknown>>,
  path: string,
): Generator<undefined, ContractNote[]> {
  const notes: ContractNote[] = [];
  const pathOf = (key: string) => (path === "" ? key : `${path}.${key}`);
  for (const [key, value] of Object.entries(received)) {
    const leaf = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!leaf) notes.push({ kind: "unknown-key", path: pathOf(key) });
    else notes.push(...(yield* notesOnLeaf(leaf, value, pathOf(key))));
  }
  for (const [key, leaf] of Object.entries(shape)) {
    if (!Object.hasOwn(received, key) && !(leaf instanceof z.ZodMiniOptional)) {
      notes.push({ kind: "absent-key", path: pathOf(key) });
    }
  }
  yield;
  return notes;
}

function* notesOnLeaf(
  leaf: z.core.$ZodType,
  received: unknown,
  path: string,
): Generator<undefined, ContractNote[]> {
  const { type, values, object, isDate } = declarationOf(leaf);
  if (isDate && typeof received === "string" && isSentinel(received)) {
    return isOtherSentinel(received) ? [{ kind: "other-sentinel", path, value: received }] : [];
  }
  if (object && isRecord(received) && type === "object") {
    return yield* notesOn(object, received, path);
  }
  if (object && Array.isArray(received)) {
    const notes: ContractNote[] = [];
    for (const [index, item] of received.entries()) {
      const itemPath = `${path}[${index}]`;
      if (isRecord(item)) notes.push(...(yield* notesOn(object, item, itemPath)));
      else notes.push(otherType(itemPath, "object", item));
    }
    return notes;
  }
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
