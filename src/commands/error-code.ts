/** The code of an error of Node, such as `ECONNREFUSED`; "" where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** An error without a message: its code says what happened. */
export const errorWithCode = (code: string): Error => Object.assign(new Error(), { code });
