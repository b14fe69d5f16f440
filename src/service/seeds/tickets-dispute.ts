import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/** 900459: a finished dispute; nobody answered, so it closed by itself. The final stage is active. */
export function ticketsDispute({ ago }: Moments): CaseRecord {
  const automatic = (day: number) => ({
    controlActionStatus: "AutoAction" as const,
    controlActionActionDate: ago(day, "12:00"),
    autoActionDate: ago(day, "12:00"),
  });
  return seedCase({
    id: 900459,
    bpCode: "DP",
    transactions: [disputedTransactions.tickets],
    created: ago(90, "12:00"),
    userName: "b.marlow",
    side: "Issuer",
    but: { observerList: ["b.marlow"] },
    reached: {
      dispute_opened: {
        from: ago(90, "12:00"),
        to: ago(87, "12:00"),
        user: "b.marlow",
        values: {
          f_DisputeAmount: moneyOf("318.00", "USD"),
          f_DisputeReason: "4853",
          f_GoodsReceived: "0",
          f_MerchantContacted: "0",
          f_Comment: "The show was called off.",
        },
      },
      retrieval_request: { from: ago(87, "12:00"), to: ago(77, "12:00"), but: automatic(77) },
      chargeback: {
        from: ago(77, "12:00"),
        to: ago(75, "12:00"),
        values: { f_ChargebackAmount: moneyOf("318.00", "USD"), f_ChargebackRef: "0000318077" },
        but: automatic(75),
      },
      representment: { from: ago(75, "12:00"), to: ago(61, "12:00"), but: automatic(61) },
      dispute_closed: {
        from: ago(61, "12:00"),
        values: {
          f_Outcome: "ISS",
          f_SettledAmount: moneyOf("318.00", "USD"),
          f_ClosingNote: "No answer from the acquirer within the period.",
        },
      },
    },
  });
}
