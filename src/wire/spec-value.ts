import * as z from "#lib/zod.ts";
import { ExactNumber, isRecord, sourceOf } from "./json.ts";
import { readWholeNumber } from "./whole-number.ts";

/** A value of another type than the specification declares, exactly as received. */
export class Mismatch {
  readonly received: unknown;

  constructor(received: unknown) {
    this.received = received;
  }
}

/** The value of a leaf: of its type, `null` or `undefined` as received, or a {@link Mismatch}. */
export type SpecValue<T> = T | Mismatch | null | undefined;

export type ObjectSchema = z.ZodMiniObject<z.core.$ZodShape, z.core.$loose>;

interface Declaration {
  readonly type: string;
  readonly values?: readonly string[];
  readonly object?: ObjectSchema;
  readonly isDate?: boolean;
}

/** Filled while the modules load. No registry of zod's: its types refuse metadata that has a schema in it. */
const declarations = new WeakMap<z.core.$ZodType, Declaration>();

/** The declaration of a leaf, also of one in `z.optional`. @throws Error for any other schema. */
export function declarationOf(schema: z.core.$ZodType): Declaration {
  const declaration = declarations.get(
    schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema,
  );
  if (!declaration) throw new Error("Only a leaf has a declaration.");
  return declaration;
}

/** Widens a schema, so that a value which it rejects becomes a {@link Mismatch}. */
function orMismatch<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | Mismatch> {
  const widened: z.ZodMiniType<T | Mismatch> = schema;
  // oxlint-disable-next-line promise/valid-params -- zod's `catch`, not a promise's.
  return z.catch(widened, ({ value }) => new Mismatch(value));
}

/** Makes a leaf of the specification: one value that can't be read never costs the rest of the case. */
function specValue<T>(
  schema: z.ZodMiniType<T>,
  declaration: Declaration,
): z.ZodMiniType<SpecValue<T>> {
  const read = orMismatch<T | null | undefined>(z.nullish(schema));
  declarations.set(read, declaration);
  return read;
}

export const text = specValue(z.string(), { type: "string" });

export const flag = specValue(z.boolean(), { type: "boolean" });

/** A whole JSON number that a double holds exactly, in any spelling: `41`, `41.0`, `4.1e1`. */
const wholeNumber = z.union([
  z.int(),
  z.pipe(
    z.custom<ExactNumber>(
      (value) => value instanceof ExactNumber && readWholeNumber(value.source) !== undefined,
    ),
    z.transform(({ source }) => Number(source)),
  ),
]);

export const integer = specValue(wholeNumber, { type: "integer" });

/** Decimal text, digit for digit as received: `-12.50`, `1e400`. */
export type Decimal = string;

export const decimal = specValue(
  z.pipe(
    z.union([z.number(), z.instanceof(ExactNumber)]),
    z.transform((number): Decimal => sourceOf(number)),
  ),
  { type: "number" },
);

export const date = <T extends string>(type: string, isValid: (text: unknown) => text is T) =>
  specValue(z.custom<T>(isValid), { type, isDate: true });

/** A JSON string of an enumeration. An unknown value is no mismatch, but gets a contract note. */
export const oneOf = (values: readonly string[]) =>
  specValue(z.string(), { type: "string", values });

/** A list of an enumeration's values, or one value, as in the sample. */
export const oneOrMany = (values: readonly string[]) =>
  specValue(z.union([z.string(), z.array(z.string())]), {
    type: "string or array of strings",
    values,
  });

/** A declared boolean that is a text in the sample. */
export const flagOrText = specValue(z.union([z.boolean(), z.string()]), {
  type: "string or boolean",
});

/** A flag that services send as a number. */
export const flagOrInteger = specValue(z.union([z.boolean(), wholeNumber]), {
  type: "integer or boolean",
});

/** A list whose items are not checked. */
export const anyList = (type: string) => specValue(z.array(z.unknown()), { type });

/** A JSON object; an {@link ExactNumber} is an object for JavaScript only. */
const record = z.custom<Record<string, unknown>>(isRecord);

export const nested = <O extends ObjectSchema>(object: O) =>
  specValue<z.output<O>>(z.pipe(record, object), { type: "object", object });

/** A list of objects. An item that is no object becomes a {@link Mismatch}. */
export function list<O extends ObjectSchema>(object: O) {
  const item = orMismatch<z.output<O>>(z.pipe(record, object));
  return specValue(z.array(item), { type: "array", object });
}
