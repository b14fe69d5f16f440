export type TokenProblem = "empty" | "characters" | "length";

const maxTokenLength = 8192;

/** A token as people copy it: also with `Bearer` before it and white space around it. @returns "" for no token. */
export const cleanToken = (text: string): string => text.trim().replace(/^Bearer(?: +|$)/i, "");

/** What is wrong with a text as an access token; `undefined` when nothing is. */
export function tokenError(text: string): TokenProblem | undefined {
  const token = cleanToken(text);
  if (token === "") return "empty";
  if (token.length > maxTokenLength) return "length";
  return /^[\x21-\x7e]+$/.test(token) ? undefined : "characters";
}
