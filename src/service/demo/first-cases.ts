import type { FirstCases } from "../store/store.ts";
import type { WallTime } from "../wall-clock.ts";
import { cementComplaint, pearlsComplaint } from "./cases/complaints.ts";
import { lanternsDispute, laptopDispute, ticketsDispute } from "./cases/disputes.ts";
import { pharmacyFraud } from "./cases/fraud.ts";
import { lensDispute } from "./cases/lens.ts";
import { cashDispute, hotelDispute } from "./cases/odd.ts";
import { bicycleRequest, flightRequest } from "./cases/requests.ts";
import { sofaDispute } from "./cases/sofa.ts";
import { momentsAround } from "./demo-case.ts";

const cases = [
  sofaDispute,
  pharmacyFraud,
  pearlsComplaint,
  flightRequest,
  laptopDispute,
  lanternsDispute,
  ticketsDispute,
  cementComplaint,
  hotelDispute,
  cashDispute,
  bicycleRequest,
  lensDispute,
];

/** The cases a service begins with, with times around the moment it starts for the first time. */
export function firstCases(start: WallTime): FirstCases {
  const moments = momentsAround(start);
  return { records: cases.map((caseAround) => caseAround(moments)), nextId: 900464 };
}
