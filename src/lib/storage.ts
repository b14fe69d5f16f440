import { tryOrUndefined } from "./try-or-undefined.ts";
import type * as z from "./zod.ts";

export type SafeStorage = ReturnType<typeof safeStorage>;

/**
 * A storage of the browser that never throws: a full one stores nothing, a blocked one is empty.
 * @param storage a function, because a blocked storage throws as soon as it is named.
 */
function safeStorage(storage: () => Storage) {
  const read = (key: string): string | undefined =>
    tryOrUndefined(() => storage().getItem(key)) ?? undefined;
  return {
    read,
    /** Reads JSON; `undefined` when there is none, or it does not match the schema. */
    readJson: <T>(key: string, schema: z.ZodMiniType<T>): T | undefined =>
      tryOrUndefined(() => schema.parse(JSON.parse(read(key) ?? ""))),
    /** @returns whether the browser has stored the text. */
    write: (key: string, text: string): boolean =>
      tryOrUndefined(() => {
        storage().setItem(key, text);
        return true;
      }) ?? false,
    remove: (key: string): void => tryOrUndefined(() => storage().removeItem(key)),
    keys: (prefix: string): string[] =>
      tryOrUndefined(() => Object.keys(storage()).filter((key) => key.startsWith(prefix))) ?? [],
  };
}

export const safeLocalStorage = safeStorage(() => localStorage);
/** What this tab keeps, also over a reload. */
export const safeSessionStorage = safeStorage(() => sessionStorage);

/** Makes a random id for stored data. Not `crypto.randomUUID`, which a page without TLS does not have. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
