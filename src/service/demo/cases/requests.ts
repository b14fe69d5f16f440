import { moneyOf } from "../../money.ts";
import type { CaseRecord } from "../../store/store.ts";
import { demoCase, type Moments } from "../demo-case.ts";
import { demoDocument } from "../demo-files.ts";
import { disputedTransactions } from "../transactions.ts";

/** 900456: a flight asked back in good faith. Under seven days left; the operator is the initiator. */
export function flightRequest({ ago, inHours }: Moments): CaseRecord {
  const id = 900456;
  return demoCase({
    id,
    bpCode: "GF",
    transactions: [disputedTransactions.flight],
    created: ago(31, "13:27"),
    userName: "b.marlow",
    side: "Issuer",
    but: { operatorRole: true },
    reached: {
      request_sent: {
        from: ago(31, "13:27"),
        to: ago(24, "13:27"),
        user: "b.marlow",
        values: {
          f_DisputeAmount: moneyOf("612.40 EUR"),
          f_GoodFaithDescription:
            "The flight was cancelled by the airline; the period for a dispute has passed.\nThe cardholder asks for the fare.",
          f_Docs: [
            demoDocument(id, "letter", "airline-letter.txt", {
              creator: "b.marlow",
              at: ago(31, "13:20"),
            }),
          ],
        },
      },
      good_faith_review: {
        from: ago(24, "13:27"),
        user: "a.lindqvist",
        values: {
          f_WillPay: "1",
          f_OfferedAmount: moneyOf("500.00 EUR"),
          f_ReviewComment: "The airline keeps its booking fee and offers the rest.",
        },
        but: {
          autoActionDate: inHours(5 * 24 + 3.5),
          controlActionStatus: "AcceptedByAcquirer",
          controlActionActionDate: ago(2, "10:31"),
        },
      },
    },
  });
}

/** 900463: a request in good faith that was paid. The final stage is closed, and no stage is active. */
export function bicycleRequest({ ago }: Moments): CaseRecord {
  return demoCase({
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
          f_DisputeAmount: moneyOf("245.00 EUR"),
          f_GoodFaithDescription: "Bicycle and helmet were sent back; the shop promised a refund.",
        },
      },
      good_faith_review: {
        from: ago(49, "09:00"),
        to: ago(41, "11:30"),
        user: "petrova",
        values: { f_WillPay: "1", f_OfferedAmount: moneyOf("245.00 EUR") },
        but: {
          controlActionStatus: "AcceptedByAcquirer",
          controlActionActionDate: ago(42, "10:00"),
        },
      },
      voluntary_payment: {
        from: ago(41, "11:30"),
        to: ago(39, "17:00"),
        user: "petrova",
        values: { f_PaymentRef: "VP-2219-04", f_PaidAmount: moneyOf("245.00 EUR") },
      },
      good_faith_closed: {
        from: ago(39, "17:00"),
        to: ago(39, "17:00"),
        user: "petrova",
        values: { f_Outcome: "ISS", f_SettledAmount: moneyOf("245.00 EUR") },
      },
    },
    but: { amount: "245.00", stageDescription: "The request has ended." },
  });
}
