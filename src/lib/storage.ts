/** Calls a function; `undefined` when it throws, such as for a full or blocked storage or invalid JSON. */
export function tryOrUndefined<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The text stored under a key; `undefined` when there is none, or the browser blocks the storage. */
export const readStored = (storage: () => Storage, key: string): string | undefined =>
  tryOrUndefined(() => storage().getItem(key)) ?? undefined;

/** The JSON stored under a key, not yet validated; `undefined` or `null` when there is none. */
export const readStoredJson = (storage: () => Storage, key: string): unknown =>
  tryOrUndefined((): unknown => JSON.parse(readStored(storage, key) ?? "null"));

/** Stores a text under a key. @returns whether the browser stored it. */
export const storeText = (storage: () => Storage, key: string, text: string): boolean =>
  tryOrUndefined(() => {
    storage().setItem(key, text);
    return true;
  }) ?? false;

export function removeStored(storage: () => Storage, key: string): void {
  tryOrUndefined(() => storage().removeItem(key));
}

/** The keys of the local storage that begin with a prefix. */
export const keysWithPrefix = (prefix: string): string[] =>
  tryOrUndefined(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];

/** Makes a random id for stored data. Not `crypto.randomUUID`, which a page without TLS does not have. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
