import { createStoredChoice } from "#lib/store.ts";

/** The operator's user name. The service does not tell it, so the operator or a proxy does. */
export type OperatorName = ReturnType<typeof createOperatorName>;

/** Longer than any user name; a longer text was pasted by mistake. */
export const maxOperatorNameLength = 100;

const cleanName = (text: string): string => text.trim().slice(0, maxOperatorNameLength);

/**
 * The name that the operator has entered, stored in this browser, else the name from the proxy.
 * @param givenName the name from a signing-in proxy; "" for none.
 */
export function createOperatorName(givenName: string) {
  const proxyName = cleanName(givenName);
  const entered = createStoredChoice(
    "case-viewer.operator-name",
    (stored) => stored ?? "",
    (name) => cleanName(name) || undefined,
  );
  return {
    proxyName,
    /** What the operator has entered, with the space that a next word may follow. */
    entered,
    /** The name that decides whose turn it is; "" when neither is known. */
    get: () => cleanName(entered.get()) || proxyName,
    subscribe: entered.subscribe,
    /** Sets and stores the operator's own name; "" removes it. */
    set: entered.set,
  };
}
