import { safeLocalStorage } from "#lib/storage.ts";
import { createStoredChoice } from "#lib/store.ts";
import { comparableName } from "#model/turn.ts";
import { holdsCardNumber, maskCardNumbers } from "#privacy/card-number.ts";

/** The operator's user name. The service does not tell it, so the operator or a proxy does. */
export type OperatorName = ReturnType<typeof createOperatorName>;

const proxyNameKey = "case-viewer.proxy-name";

/** Whether a typed name has as many digits as a card number, also a mistyped one or one that is not complete. */
export const isLikeCard = (text: string): boolean =>
  /\d{13}/.test(text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, ""));

const cleanName = (typed: string): string => (isLikeCard(typed) ? "" : typed.trim());

/**
 * The name that the operator has entered, stored in this browser until a sign-out, else the name from the proxy.
 * @param givenName the name from a signing-in proxy, which may be a number; "" for none.
 */
export function createOperatorName(givenName: string) {
  const proxyName = holdsCardNumber(givenName) ? "" : givenName.trim();
  const entered = createStoredChoice(
    "case-viewer.operator-name",
    (stored) => stored ?? "",
    (name) => cleanName(name) || undefined,
  );
  const clearOnSignOut = () => entered.set("");
  return {
    proxyName,
    /** What the operator has entered, with the space that a next word may follow. */
    entered,
    get: () => cleanName(entered.get()) || proxyName,
    subscribe: entered.subscribe,
    set: entered.set,
    clearOnSignOut,
    /** Notes who is signed in at the proxy. @returns whether it was somebody else at the last load. */
    noteProxyName(): boolean {
      const last = safeLocalStorage.read(proxyNameKey) ?? "";
      const name = comparableName(maskCardNumbers(givenName));
      safeLocalStorage.write(proxyNameKey, name);
      const isOther = last !== "" && comparableName(last) !== name;
      if (isOther) clearOnSignOut();
      return isOther;
    },
  };
}
