import { ExactNumber, isPlainNumber } from "./json.ts";

/** A value of another type than the specification declares, kept exactly as sent. */
export class Unread {
  readonly sent: unknown;

  constructor(sent: unknown) {
    this.sent = sent;
  }
}

/** What a leaf reads as: its type, `null` as sent, or {@link Unread}. Absent keys are `undefined`. */
export type Leaf<T> = T | null | Unread;

/** Decimal text, digit for digit as sent: `-12.50`, `1e400`. */
export type Decimal = string;

/** What the contract notes need to know about a schema. */
export interface Contract {
  /** The declared type, in words, for a leaf. */
  readonly declared?: string;
  /** The values an enumeration lists. */
  readonly known?: readonly string[];
  /** The keys of a resource, and those the specification lets out of some objects. */
  readonly keys?: Readonly<Record<string, Contract>>;
  readonly sparse?: ReadonlySet<string>;
  /** The contract of a list's items, or of the one resource that is nested. */
  readonly items?: Contract;
}

/** A part of the specification: reads what was sent and writes it again unchanged. Both are total. */
export interface Schema<T, Sent = unknown> extends Contract {
  readonly read: (sent: Sent) => T;
  readonly write: (value: T) => Sent;
}

/** What a schema reads. */
export type Read<S extends { readonly read: (sent: never) => unknown }> = ReturnType<S["read"]>;

/** A schema that reads every value: the declared type where it is that, `null`, else {@link Unread}. */
export const total = <T>(
  declared: string,
  read: (sent: unknown) => T | undefined,
  write: (value: T) => unknown = (value) => value,
): Schema<Leaf<T>> => ({
  declared,
  read: (sent) => (sent === null ? null : (read(sent) ?? new Unread(sent))),
  write: (value) => (value === null ? null : value instanceof Unread ? value.sent : write(value)),
});

const readText = (sent: unknown) => (typeof sent === "string" ? sent : undefined);
const readFlag = (sent: unknown) => (typeof sent === "boolean" ? sent : undefined);
const readInteger = (sent: unknown) =>
  typeof sent === "number" && Number.isSafeInteger(sent) ? sent : undefined;

/** A JSON string. */
export const text = () => total("string", readText);

/** A JSON string that is one of an enumeration's values, or a value not known yet. */
export const oneOf = (known: readonly string[]) => ({ ...text(), known });

/** A JSON boolean. */
export const flag = () => total("boolean", readFlag);

/** A whole JSON number that a double holds exactly. */
export const integer = () => total("integer", readInteger);

/** A JSON number as decimal text, digit for digit. */
export const decimal = () =>
  total<Decimal>(
    "number",
    (sent) =>
      typeof sent === "number"
        ? String(sent)
        : sent instanceof ExactNumber
          ? sent.source
          : undefined,
    (value) => (isPlainNumber(value) ? Number(value) : new ExactNumber(value)),
  );

/** The declared boolean that the sample sends as text (`operatorRole`). */
export const textOrFlag = () =>
  total<string | boolean>("string or boolean", (sent) => readText(sent) ?? readFlag(sent));

/** The flag sent as a number (`isMerchantItemStage`). */
export const numberOrFlag = () =>
  total<number | boolean>("integer or boolean", (sent) => readInteger(sent) ?? readFlag(sent));

/** The declared list that the sample sends as one value (`controlActionStatus`). */
export const oneOrMany = (known: readonly string[]) => ({
  ...total<string | readonly string[]>(
    "string or array of strings",
    (sent) => readText(sent) ?? readTexts(sent),
  ),
  known,
});

function readTexts(sent: unknown): readonly string[] | undefined {
  return Array.isArray(sent) && sent.every((item): item is string => typeof item === "string")
    ? sent
    : undefined;
}
