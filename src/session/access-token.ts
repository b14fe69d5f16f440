/** Why a text cannot be an access token. */
export type BadToken = "empty" | "characters" | "length";

const longest = 8192;

/**
 * What is wrong with a text as an access token, `undefined` when nothing is. A leading `Bearer `
 * and white space around are allowed, since people copy them along: see {@link cleanToken}.
 */
export function tokenFault(text: string): BadToken | undefined {
  const token = cleanToken(text);
  if (token === "") return "empty";
  if (token.length > longest) return "length";
  return /^[\x21-\x7e]+$/.test(token) ? undefined : "characters";
}

/** The token itself, without the word `Bearer` and the white space around it. */
export const cleanToken = (text: string): string => text.trim().replace(/^Bearer(?: +|$)/i, "");
