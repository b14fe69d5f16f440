/** How a check ended: the viewer can work with it, somebody should look at it, or it cannot work. */
export type Mark = "ok" | "warning" | "error";

/** The result of one check, in words, without any value of the case. */
export interface Finding {
  readonly mark: Mark;
  /** What was looked at: `Certificate`. */
  readonly subject: string;
  /** One sentence of what was seen. */
  readonly seen: string;
  /** One sentence of what to do; "" where there is nothing to do. */
  readonly advice: string;
}

export const ok = (subject: string, seen: string): Finding => ({
  mark: "ok",
  subject,
  seen,
  advice: "",
});

export const warning = (subject: string, seen: string, advice: string): Finding => ({
  mark: "warning",
  subject,
  seen,
  advice,
});

export const failure = (subject: string, seen: string, advice: string): Finding => ({
  mark: "error",
  subject,
  seen,
  advice,
});
