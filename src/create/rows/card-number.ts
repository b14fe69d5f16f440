import { cleanCard } from "#privacy/card-number.ts";

/**
 * The card number of a row, in memory only: a private field reaches no JSON. Every copy of a row, in
 * React, in a queue and in its requests, shares it, so that clearing it ends the number everywhere.
 */
export class CardNumber {
  #digits: string;

  constructor(entered = "") {
    this.#digits = cleanCard(entered);
  }

  /** Cleaned; "" without a number. */
  get digits(): string {
    return this.#digits;
  }

  clear(): void {
    this.#digits = "";
  }
}
