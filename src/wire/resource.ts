import { ExactNumber } from "./json.ts";
import { type Leaf, type Schema, total, Unread } from "./leaf.ts";

/** A JSON object as it was sent. */
type Sent = Readonly<Record<string, unknown>>;

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
export const resource = <T>(
  keys: { readonly [K in keyof T]: Schema<T[K]> },
  sparse: readonly (keyof T & string)[] = [],
): Schema<Partial<T>, Sent> => ({
  keys,
  sparse: new Set(sparse),
  read: (sent) => {
    const read: Partial<T> = {};
    for (const key in keys) {
      if (sent[key] === undefined) continue;
      const value = keys[key].read(sent[key]);
      // Nearly everything is read as what was sent, and stays where it is.
      if (value !== sent[key]) read[key] = value;
    }
    return { ...sent, ...read };
  },
  write: (read) => {
    const sent: Record<string, unknown> = { ...read };
    for (const key in keys) {
      const value = read[key];
      if (value !== undefined) sent[key] = keys[key].write(value);
    }
    return sent;
  },
});

/**
 * The items of a list, each read when they are first wanted: a case may have tens of thousands of
 * fields of which a screen shows fifty. An item that is no object is {@link Unread} in its place.
 */
export class Items<T> {
  readonly #sent: readonly unknown[];
  readonly #item: Schema<T, Sent>;
  #all: readonly (T | Unread)[] | undefined;

  constructor(sent: readonly unknown[], item: Schema<T, Sent>) {
    this.#sent = sent;
    this.#item = item;
  }

  /** All of them. */
  get all(): readonly (T | Unread)[] {
    this.#all ??= this.#sent.map((one) => (isRecord(one) ? this.#item.read(one) : new Unread(one)));
    return this.#all;
  }

  /** Those of which what was sent is such, each with its place among the objects; the rest stays unread. */
  where(isWanted: (sent: Sent) => boolean): { readonly item: T; readonly at: number }[] {
    const wanted = [];
    // Of tens of thousands only a few are wanted: no list is made of the others.
    let at = 0;
    for (const sent of this.#sent) {
      if (!isRecord(sent)) continue;
      if (isWanted(sent)) wanted.push({ item: this.#item.read(sent), at });
      at += 1;
    }
    return wanted;
  }

  /** As they were sent. */
  write(): unknown[] {
    return this.all.map((one) => (one instanceof Unread ? one.sent : this.#item.write(one)));
  }
}

/** An array of resources. */
export const list = <T>(item: Schema<T, Sent>): Schema<Leaf<Items<T>>> => ({
  ...total<Items<T>>(
    "array",
    (sent) => (Array.isArray(sent) ? new Items<T>(sent, item) : undefined),
    (items) => items.write(),
  ),
  items: item,
});

/** One resource inside another. */
export const nested = <T>(item: Schema<T, Sent>): Schema<Leaf<T>> => ({
  ...total<T>("object", (sent) => (isRecord(sent) ? item.read(sent) : undefined), item.write),
  items: item,
});
