import type { Browser } from "@playwright/test";

/** What a check is carried out on. */
export interface Ground {
  readonly browser: Browser;
  /** The built folder: the production build, or the broken variant that a check asks for. */
  readonly folder: string;
  /** The first of so many trials is tried: 1 is all of them. */
  readonly every: number;
  /** What random trials are made from; the same seed makes the same ones. */
  readonly seed: number;
}

/** What a check found. */
export interface Tally {
  readonly tried: number;
  /** Each trial that did not end as it must, in words. */
  readonly lost: readonly string[];
}

/** A place in the source that the broken variant has otherwise. */
export interface Edit {
  /** Such as `src/ui/SentText.tsx`. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/** One line of the table: something that must never happen, tried many times. */
export interface Check {
  readonly name: string;
  readonly run: (ground: Ground) => Promise<Tally>;
  /** What shows that the check can fail: a variant of the application in which it must. */
  readonly control: {
    /** What is broken in it, in a few words. */
    readonly what: string;
    readonly edits: readonly Edit[];
    /** The control tries the first of so many trials. */
    readonly every: number;
  };
}

/** The trials that are tried: one of so many, spread evenly. */
export const some = <T>(trials: readonly T[], { every }: Pick<Ground, "every">): readonly T[] =>
  trials.filter((_trial, at) => at % every === 0);
