import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import { demoDocument } from "./demo-files.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/** 900456: a flight asked back in good faith. Under seven days left; the operator is the initiator. */
export function flightRequest({ ago, inHours }: Moments): CaseRecord {
  const id = 900456;
  return seedCase({
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
          f_DisputeAmount: moneyOf("612.40", "EUR"),
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
          f_OfferedAmount: moneyOf("500.00", "EUR"),
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
