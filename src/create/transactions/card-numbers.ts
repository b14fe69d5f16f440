import { cleanCard } from "#privacy/card-number.ts";

/**
 * The card numbers of the transactions of one form, by the keys of their transactions. They are in a private field here
 * and nowhere else: not in React's state, in a cache or in storage. `take` removes a number when it is sent.
 */
export class CardNumbers {
  readonly #cards = new Map<string, string>();

  get size(): number {
    return this.#cards.size;
  }

  /** The number, cleaned, for the checks of its transaction; "" without one. */
  get(key: string): string {
    return this.#cards.get(key) ?? "";
  }

  /** Keeps a number as entered in place of the last one; "" removes it. */
  put(key: string, entered: string): void {
    const card = cleanCard(entered);
    if (card === "") this.#cards.delete(key);
    else this.#cards.set(key, card);
  }

  /** Removes the numbers of transactions and returns them in order. */
  take(keys: readonly string[]): (string | undefined)[] {
    const cards = keys.map((key) => this.#cards.get(key));
    this.drop(keys);
    return cards;
  }

  drop(keys: readonly string[]): void {
    for (const key of keys) this.#cards.delete(key);
  }

  clear(): void {
    this.#cards.clear();
  }
}
