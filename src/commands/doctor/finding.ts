/** The result of a check. With an `error` the viewer cannot work; a `warning` is for somebody to look at. */
export type Mark = "ok" | "warning" | "error";

/** The result of a check in words, without any value of the case. */
export interface Finding {
  readonly mark: Mark;
  /** What was checked: `Certificate`. */
  readonly subject: string;
  /** One sentence: what was found. */
  readonly message: string;
  /** One sentence: what to do; "" where there is nothing to do. */
  readonly advice: string;
}

export const canWork = (findings: readonly Finding[]): boolean =>
  findings.every(({ mark }) => mark !== "error");

const finding =
  (mark: Mark) =>
  (subject: string, message: string, advice = ""): Finding => ({ mark, subject, message, advice });

/** A result that needs nothing to be done. */
export const ok: (subject: string, message: string) => Finding = finding("ok");

/** A result that somebody should look at. */
export const warning: (subject: string, message: string, advice: string) => Finding =
  finding("warning");

/** A result with which the viewer cannot work. */
export const failure: (subject: string, message: string, advice: string) => Finding =
  finding("error");

/** A failure that says why the viewer cannot show the answer of GetBpItem. */
export const noCase = (message: string, advice: string): Finding =>
  failure("GetBpItem", message, advice);
