/** The result of a check: the viewer can work with it, somebody should look at it, or the viewer cannot work. */
export type Mark = "ok" | "warning" | "error";

/** The result of one check in words. It contains no value of the case. */
export interface Finding {
  readonly mark: Mark;
  /** What was checked: `Certificate`. */
  readonly subject: string;
  /** One sentence: what was found. */
  readonly seen: string;
  /** One sentence: what to do; "" where there is nothing to do. */
  readonly advice: string;
}

/** A finding without need for action. */
export const ok = (subject: string, seen: string): Finding => ({
  mark: "ok",
  subject,
  seen,
  advice: "",
});

/** A finding that somebody should look at. */
export const warning = (subject: string, seen: string, advice: string): Finding => ({
  mark: "warning",
  subject,
  seen,
  advice,
});

/** A finding with which the viewer cannot work. */
export const failure = (subject: string, seen: string, advice: string): Finding => ({
  mark: "error",
  subject,
  seen,
  advice,
});
