import type { BpCode } from "#wire/enumerations.ts";
import type { ProcessDefinition } from "../process.ts";
import { complaint } from "./complaint.ts";
import { dispute } from "./dispute.ts";
import { fraud } from "./fraud.ts";
import { goodFaith } from "./good-faith.ts";

/** The process of each case code. All four are invented for the demo. */
export const processes: Readonly<Record<BpCode, ProcessDefinition>> = {
  DP: dispute,
  FR: fraud,
  COM: complaint,
  GF: goodFaith,
};

/** The process with this case code; `undefined` when there is none. */
export const processOf = (bpCode: string): ProcessDefinition | undefined =>
  Object.values(processes).find((process) => process.bpCode === bpCode);
