import * as z from "zod/mini";
import { ExactNumber, isRecord } from "./json.ts";

// Zod's just-in-time compiler probes `new Function`, which a strict Content Security Policy forbids.
z.config({ jitless: true });

/** A value of another type than the specification declares, exactly as received. */
export class Mismatch {
  readonly received: unknown;

  constructor(received: unknown) {
    this.received = received;
  }
}

/** What a leaf reads as: its type, `null` or nothing as received, else a {@link Mismatch}. */
export type Leaf<T> = T | Mismatch | null | undefined;

/** An object of the specification; unknown keys are kept. */
export type ObjectSchema = z.ZodMiniObject<z.core.$ZodShape, z.core.$loose>;

/** What a leaf declares, for the contract notes. */
interface Declaration {
  /** The type, in words. */
  readonly type: string;
  /** The values that an enumeration lists. */
  readonly known?: readonly string[];
  /** The object, or each object of the list. */
  readonly object?: ObjectSchema;
}

const declarations = new WeakMap<z.core.$ZodType, Declaration>();

/** What a leaf, or one in `z.optional`, declares. @throws Error for any other schema. */
export function declarationOf(schema: z.core.$ZodType): Declaration {
  const declaration = declarations.get(
    schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema,
  );
  if (!declaration) throw new Error("A value of the specification is no leaf.");
  return declaration;
}

/** Reads what a schema reads, and anything else as a {@link Mismatch}. */
function orMismatch<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | Mismatch> {
  const widened: z.ZodMiniType<T | Mismatch> = schema;
  // oxlint-disable-next-line promise/valid-params -- zod's `catch`, not a promise's.
  return z.catch(widened, ({ value }) => new Mismatch(value));
}

/**
 * A value of the specification: every one may be absent or `null`, and one of another type becomes a
 * {@link Mismatch}, so that it never costs the rest of the case.
 */
function leaf<T>(schema: z.ZodMiniType<T>, declaration: Declaration): z.ZodMiniType<Leaf<T>> {
  const read = orMismatch<T | null | undefined>(z.nullish(schema));
  declarations.set(read, declaration);
  return read;
}

/** A JSON string. */
export const text = leaf(z.string(), { type: "string" });

/** A JSON boolean. */
export const flag = leaf(z.boolean(), { type: "boolean" });

/** A whole JSON number that a double holds exactly. */
export const integer = leaf(z.int(), { type: "integer" });

/** Decimal text, digit for digit as received: `-12.50`, `1e400`. */
export type Decimal = string;

/** A JSON number as decimal text. */
export const decimal = leaf(
  z.pipe(
    z.union([z.number(), z.instanceof(ExactNumber)]),
    z.transform((number): Decimal => (typeof number === "number" ? String(number) : number.source)),
  ),
  { type: "number" },
);

/** A JSON string of a form of its own, such as a date. */
export const formatted = <T extends string>(type: string, isOfForm: (text: unknown) => text is T) =>
  leaf(z.custom<T>(isOfForm), { type });

/** A JSON string that is one of an enumeration's values, or a value not known yet. */
export const oneOf = (known: readonly string[]) => leaf(z.string(), { type: "string", known });

/** The declared list of an enumeration's values, which the sample sends as one value. */
export const oneOrMany = (known: readonly string[]) =>
  leaf(z.union([z.string(), z.array(z.string())]), { type: "string or array of strings", known });

/** The declared boolean that the sample sends as text. */
export const flagOrText = leaf(z.union([z.boolean(), z.string()]), { type: "string or boolean" });

/** The flag that is sent as a number. */
export const flagOrInteger = leaf(z.union([z.boolean(), z.int()]), { type: "integer or boolean" });

/** A list of anything. */
export const anyList = (type: string) => leaf(z.array(z.unknown()), { type });

/** A JSON object; an {@link ExactNumber} is one for JavaScript only. */
const record = z.custom<Record<string, unknown>>(isRecord);

/** One object inside another. */
export const nested = <O extends ObjectSchema>(object: O) =>
  leaf<z.output<O>>(z.pipe(record, object), { type: "object", object });

/** A list of objects; an item that is none is a {@link Mismatch} in its place. */
export function list<O extends ObjectSchema>(object: O) {
  const item = orMismatch<z.output<O>>(z.pipe(record, object));
  return leaf(z.array(item), { type: "array", object });
}

/** A list of objects that are read when first wanted, see {@link LazyList}. */
export const lazyList = <O extends ObjectSchema>(object: O) =>
  leaf(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items) => new LazyList<z.output<O>>(items, (item) => object.parse(item))),
    ),
    { type: "array", object },
  );

/**
 * A list whose objects are read when first wanted: a case may have tens of thousands of fields, of
 * which a screen shows fifty.
 */
export class LazyList<T> {
  readonly #received: readonly unknown[];
  readonly #read: (item: unknown) => T;
  #all: readonly T[] | undefined;

  constructor(received: readonly unknown[], read: (item: unknown) => T) {
    this.#received = received;
    this.#read = read;
  }

  /** Every object; items that are none are left out. */
  get all(): readonly T[] {
    this.#all ??= this.#received.filter(isRecord).map(this.#read);
    return this.#all;
  }

  /** The objects that as received are wanted, each with its place in `all`; the others stay unread. */
  where(isWanted: (item: Readonly<Record<string, unknown>>) => boolean) {
    return this.#received
      .filter(isRecord)
      .flatMap((item, at) => (isWanted(item) ? [{ item: this.#read(item), at }] : []));
  }
}
