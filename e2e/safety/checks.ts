import type { Check } from "./check.ts";
import { cardsLeft } from "./checks/cards.ts";
import { oneCreateConnection, oneCreateOperator } from "./checks/one-create.ts";
import { readLeaves } from "./checks/read-leaves.ts";

/** Every check by the name it is asked for with. */
export const checks: Readonly<Record<string, Check>> = {
  "read-leaves": readLeaves,
  "cards-left": cardsLeft,
  "one-create-connection": oneCreateConnection,
  "one-create-operator": oneCreateOperator,
};
