import { cleanCard, inGroups, isCardNumber, maskCard, passesLuhn } from "#language/card-number.ts";

/** What is known about a card number without showing it. */
export type CardState = "none" | "card" | "doubtful" | "unusable";

/**
 * The card numbers of one form, outside of everything that remembers: no React state, no form
 * state, no mutation, no storage. Each lies under a name that says nothing; only its mask comes
 * out, and the number itself once, when it is sent.
 */
export class CardVault {
  readonly #numbers = new Map<string, { readonly number: string; readonly state: CardState }>();
  readonly #gone: Set<string>;
  readonly #changed = new EventTarget();
  #version = 0;

  /** @param gone names of numbers that were there in an earlier life of the form. */
  constructor(gone: readonly string[] = []) {
    this.#gone = new Set(gone);
  }

  /** Calls back after each change. @returns how to stop. */
  readonly subscribe = (callback: () => void): (() => void) => {
    this.#changed.addEventListener("change", callback);
    return () => this.#changed.removeEventListener("change", callback);
  };

  /** Goes up with each change. */
  readonly version = (): number => this.#version;

  /** Puts in what is typed under a name; nothing typed takes it out. */
  put(name: string, typed: string): void {
    this.putAll([[name, typed]]);
  }

  /** Puts in many at once, each with its name. */
  putAll(typed: Iterable<readonly [name: string, typed: string]>): void {
    for (const [name, text] of typed) {
      const number = cleanCard(text);
      if (number === "") this.#numbers.delete(name);
      else this.#numbers.set(name, { number, state: stateOf(number) });
      this.#gone.delete(name);
    }
    // A browser keeps the last text that any regular expression matched.
    /x?/.test("");
    this.#change();
  }

  /** As an input shows it, `4276 •••• •••• 1234`; "" when there is none. */
  shown(name: string): string {
    return inGroups(this.masked(name) ?? "");
  }

  /** As the review shows it, `4276••••••••1234`. */
  masked(name: string): string | undefined {
    const held = this.#numbers.get(name);
    return held && maskCard(held.number);
  }

  /** Whether there is a number that can be one. */
  state(name: string): CardState {
    return this.#numbers.get(name)?.state ?? "none";
  }

  /** Whether there was a number that has to be typed again. */
  isGone(name: string): boolean {
    return this.#gone.has(name);
  }

  /** Whether any number is in here. */
  get isEmpty(): boolean {
    return this.#numbers.size === 0;
  }

  /** For each name the place of the first one with the same number; -1 where there is none. */
  alike(names: readonly string[]): number[] {
    const first = new Map<string, number>();
    return names.map((name, at) => {
      const number = this.#numbers.get(name)?.number;
      if (number === undefined) return -1;
      const same = first.get(number) ?? at;
      first.set(number, same);
      return same;
    });
  }

  /** Hands out the numbers in the order of `names`, and keeps none of them. */
  take(names: readonly string[]): (string | undefined)[] {
    const numbers = names.map((name) => this.#numbers.get(name)?.number);
    this.drop(names);
    return numbers;
  }

  /** Takes numbers out; they have to be typed again. */
  drop(names: Iterable<string>): void {
    for (const name of names) if (this.#numbers.delete(name)) this.#gone.add(name);
    this.#change();
  }

  /** Takes numbers out that nobody will ask for again. */
  forget(names: Iterable<string>): void {
    for (const name of names) {
      this.#numbers.delete(name);
      this.#gone.delete(name);
    }
    this.#change();
  }

  /** Empties the vault; what was in it has to be typed again. */
  clear(): void {
    this.drop([...this.#numbers.keys()]);
  }

  #change(): void {
    this.#version += 1;
    this.#changed.dispatchEvent(new Event("change"));
  }
}

function stateOf(number: string): CardState {
  if (!isCardNumber(number)) return "unusable";
  return passesLuhn(number) ? "card" : "doubtful";
}
