/**
 * Thrown when the browser has no service workers here: the page was opened over plain http from
 * another computer, or in a private window. The embedded service cannot run; https or localhost helps.
 */
export class InsecureContextError extends Error {
  override readonly name = "InsecureContextError";

  constructor() {
    super("Service workers are not available at this address.");
  }
}
