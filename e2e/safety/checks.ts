import type { Check } from "./check.ts";
import { readLeaves } from "./checks/read-leaves.ts";

/** Every check by the name it is asked for with. */
export const checks: Readonly<Record<string, Check>> = {
  "read-leaves": readLeaves,
};
