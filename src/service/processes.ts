import type { BpCode } from "#wire/enumerations.ts";
import { complaint } from "./definitions/complaint.ts";
import { dispute } from "./definitions/dispute.ts";
import { fraud } from "./definitions/fraud.ts";
import { goodFaith } from "./definitions/good-faith.ts";
import type { ProcessDefinition } from "./process.ts";

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
