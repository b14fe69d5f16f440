import { demoCases } from "./demo-cases.ts";
import { bicycleRequest } from "./seeds/bicycle-request.ts";
import { cashDispute } from "./seeds/cash-dispute.ts";
import { cementComplaint } from "./seeds/cement-complaint.ts";
import { flightRequest } from "./seeds/flight-request.ts";
import { hotelDispute } from "./seeds/hotel-dispute.ts";
import { lanternsDispute } from "./seeds/lanterns-dispute.ts";
import { laptopDispute } from "./seeds/laptop-dispute.ts";
import { lensDispute } from "./seeds/lens-dispute.ts";
import { momentsAround } from "./seeds/moment.ts";
import { pearlsComplaint } from "./seeds/pearls-complaint.ts";
import { pharmacyFraud } from "./seeds/pharmacy-fraud.ts";
import { sofaDispute } from "./seeds/sofa-dispute.ts";
import { ticketsDispute } from "./seeds/tickets-dispute.ts";
import type { FirstCases } from "./store.ts";
import type { WallTime } from "./wall-clock.ts";

/** The ids of the seeded cases; the first three are the best to look at first. */
export const demoCaseIds: readonly number[] = demoCases.map(({ id }) => id);

export { demoArns } from "./ledger.ts";

/** The seeded cases that break the specification on purpose. */
export const oddCaseIds: readonly number[] = [900461, 900462];

const stories = [
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

/** The cases a service begins with, told around the moment it starts for the first time. */
export function firstCases(start: WallTime): FirstCases {
  const moments = momentsAround(start);
  return { records: stories.map((story) => story(moments)), nextId: 900464 };
}
