import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/**
 * 900462: contradicts itself and the specification on purpose. Two stages are active and none is
 * next, one closed before it started, one is active and closed; leaves are of the wrong type, values
 * and keys are unknown, a date is none.
 */
export function cashDispute({ ago, inHours }: Moments): CaseRecord {
  return seedCase({
    id: 900462,
    bpCode: "DP",
    transactions: [disputedTransactions.atm],
    created: ago(20, "06:00"),
    userName: "b.marlow",
    side: "Issuer",
    reached: {
      dispute_opened: {
        from: ago(20, "06:00"),
        to: ago(22, "06:00"),
        user: "b.marlow",
        values: {
          f_DisputeAmount: moneyOf("300.00", "GBP"),
          f_DisputeReason: "4859",
          f_Comment: "<b>No cash came out</b> of the machine & the account was debited.",
        },
      },
      retrieval_request: {
        from: ago(17, "06:00"),
        user: "smirnov",
        but: { isAutoAction: false, autoActionDate: inHours(200) },
      },
      representment: {
        from: ago(6, "06:00"),
        user: "smirnov",
        values: { f_RepresentedAmount: moneyOf("300.00", "GBP"), f_RepresentmentReason: "R3" },
        but: {
          isAutoAction: false,
          autoActionDate: inHours(100),
          stageCloseDate: ago(2, "06:00"),
        },
      },
    },
    misprints: {
      "stages.2.isNextStage": false,
      "stages.4.isNextStage": false,
      "stages.3.controlActionStatus": "EscalatedToNetwork",
      "stages.3.fields.0.maxLength": "forty",
      "stages.3.fields.0.jsonValue": '{"amount":300.00,"currency":',
      "stages.3.fields.2.readOnly": "no",
      "stages.3.fields.2.documentsInfo": null,
      "stages.3.priority": "high",
      "stages.4.startDate": "2026-02-31T06:00:00",
      "stages.5.fields": "none",
      "startTrxProperty.0.transactionDate": "31.02.2026",
      observerList: "b.marlow",
      riskProfile: { score: 417, bands: [1, 2, 3] },
    },
  });
}
