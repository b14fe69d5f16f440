/** The result of a check. With an `error` the viewer cannot work; a `warning` is for somebody to look at. */
export type Mark = "ok" | "warning" | "error";

/** The result of a check in words, without any value of the case. */
export interface Found {
  readonly mark: Mark;
  /** One sentence: what was found. */
  readonly seen: string;
  /** One sentence: what to do; "" where there is nothing to do. */
  readonly advice: string;
}

/** The result of a check, with the name of the check: `Certificate`. */
export interface Finding extends Found {
  readonly subject: string;
}

/** A result that needs nothing to be done. */
export const ok = (seen: string): Found => ({ mark: "ok", seen, advice: "" });

/** A result that somebody should look at. */
export const warning = (seen: string, advice: string): Found => ({ mark: "warning", seen, advice });

/** A result with which the viewer cannot work. */
export const failure = (seen: string, advice: string): Found => ({ mark: "error", seen, advice });

/** A check with the subject of its finding. It returns nothing where there is nothing to say. */
export type Check<Facts> = readonly [subject: string, check: (facts: Facts) => Found | undefined];

/** Runs checks in their order. */
export const runChecks = <Facts>(checks: readonly Check<Facts>[], facts: Facts): Finding[] =>
  checks.flatMap(([subject, check]) => {
    const found = check(facts);
    return found ? [{ subject, ...found }] : [];
  });
