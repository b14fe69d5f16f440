/** The code of an error of Node or of its cause, such as `ECONNREFUSED`; "" where there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}
