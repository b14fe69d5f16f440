import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/** 900463: a request in good faith that was paid. The final stage is closed, and no stage is active. */
export function bicycleRequest({ ago }: Moments): CaseRecord {
  return seedCase({
    id: 900463,
    bpCode: "GF",
    transactions: [disputedTransactions.bicycle, disputedTransactions.helmet],
    created: ago(50, "15:12"),
    userName: "petrova",
    side: "Acquirer",
    reached: {
      request_sent: {
        from: ago(50, "15:12"),
        to: ago(49, "09:00"),
        user: "b.marlow",
        values: {
          f_DisputeAmount: moneyOf("245.00", "EUR"),
          f_GoodFaithDescription: "Bicycle and helmet were sent back; the shop promised a refund.",
        },
      },
      good_faith_review: {
        from: ago(49, "09:00"),
        to: ago(41, "11:30"),
        user: "petrova",
        values: { f_WillPay: "1", f_OfferedAmount: moneyOf("245.00", "EUR") },
        but: {
          controlActionStatus: "AcceptedByAcquirer",
          controlActionActionDate: ago(42, "10:00"),
        },
      },
      voluntary_payment: {
        from: ago(41, "11:30"),
        to: ago(39, "17:00"),
        user: "petrova",
        values: { f_PaymentRef: "VP-2219-04", f_PaidAmount: moneyOf("245.00", "EUR") },
      },
      good_faith_closed: {
        from: ago(39, "17:00"),
        to: ago(39, "17:00"),
        user: "petrova",
        values: { f_Outcome: "ISS", f_SettledAmount: moneyOf("245.00", "EUR") },
      },
    },
    but: { amount: "245.00", stageDescription: "The request has ended." },
  });
}
