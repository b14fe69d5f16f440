import type { Check } from "./check.ts";
import { cardsLeft } from "./checks/cards.ts";
import { createFaults } from "./checks/create-faults.ts";
import { createLeaves } from "./checks/create-leaves.ts";
import { mutations } from "./checks/mutations.ts";
import { naughtyStrings } from "./checks/naughty.ts";
import { naughtyMessages } from "./checks/naughty-messages.ts";
import { oneCreateConnection, oneCreateOperator } from "./checks/one-create.ts";
import { readFaults } from "./checks/read-faults.ts";
import { readLeaves } from "./checks/read-leaves.ts";
import { tokensLeft } from "./checks/tokens.ts";

/** Every check by the name it is asked for with. */
export const checks: Readonly<Record<string, Check>> = {
  "read-faults": readFaults,
  "create-faults": createFaults,
  "read-leaves": readLeaves,
  "create-leaves": createLeaves,
  mutations,
  naughty: naughtyStrings,
  "naughty-messages": naughtyMessages,
  "cards-left": cardsLeft,
  "tokens-left": tokensLeft,
  "one-create-connection": oneCreateConnection,
  "one-create-operator": oneCreateOperator,
};
