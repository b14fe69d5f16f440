import { safeLocalStorage } from "#lib/storage.ts";
import { createStore } from "#lib/store.ts";

/** The operator's user name. The service does not tell it, so the operator or a proxy does. */
export type OperatorName = ReturnType<typeof createOperatorName>;

const storageKey = "case-viewer.operator-name";

/** Longer than any user name; a longer text was pasted by mistake. */
export const maxOperatorNameLength = 100;

const cleanName = (text: string): string => text.trim().slice(0, maxOperatorNameLength);

/**
 * The name that the operator has entered, stored in this browser, else the name from the proxy.
 * @param givenName the name from a signing-in proxy; "" for none.
 */
export function createOperatorName(givenName: string) {
  const proxyName = cleanName(givenName);
  const enteredName = createStore(safeLocalStorage.read(storageKey) ?? "");
  return {
    proxyName,
    getEntered: enteredName.get,
    /** The name that decides whose turn it is; "" when neither is known. */
    get: () => enteredName.get() || proxyName,
    subscribe: enteredName.subscribe,
    /** Sets and stores the operator's own name; "" removes it. */
    set: (name: string): void => {
      const cleaned = cleanName(name);
      if (cleaned === "") safeLocalStorage.remove(storageKey);
      else safeLocalStorage.write(storageKey, cleaned);
      enteredName.set(cleaned);
    },
  };
}
