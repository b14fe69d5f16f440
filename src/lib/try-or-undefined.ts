/** Calls a function; `undefined` when it throws, such as for invalid JSON. */
export function tryOrUndefined<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
