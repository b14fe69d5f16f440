import { readText, removeStored, storeText } from "#lib/storage.ts";
import { createStore } from "#lib/store.ts";

/** The user name that the service has for the operator: it does not say who they are. */
export type OperatorName = ReturnType<typeof createOperatorName>;

const storageKey = "case-viewer.operator-name";

/** Longer than any user name; a longer text was pasted by mistake. */
export const maxOperatorNameLength = 100;

const cleanName = (text: string): string => text.trim().slice(0, maxOperatorNameLength);

/**
 * The operator's own name for themselves, stored in this browser, else the proxy's.
 * @param givenName the name that a signing-in proxy has told; "" for none.
 */
export function createOperatorName(givenName: string) {
  const proxyName = cleanName(givenName);
  const own = createStore(readText(() => localStorage, storageKey) ?? "");
  return {
    /** The name that the proxy has told; "" for none. */
    proxyName,
    /** The name that the operator has set; "" for none. */
    own: own.get,
    /** The name by which turns are told; "" when nobody has said it. */
    get: () => own.get() || proxyName,
    subscribe: own.subscribe,
    /** Sets the operator's own name and stores it; "" takes it back. */
    set: (name: string): void => {
      const cleaned = cleanName(name);
      if (cleaned === "") removeStored(() => localStorage, storageKey);
      else storeText(() => localStorage, storageKey, cleaned);
      own.set(cleaned);
    },
  };
}
