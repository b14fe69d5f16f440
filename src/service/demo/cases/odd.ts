import { moneyOf } from "../../money.ts";
import type { CaseRecord } from "../../store/store.ts";
import { demoCase, type Moments } from "../demo-case.ts";
import { disputedTransactions } from "../transactions.ts";

/** The cases of the demo that break the specification on purpose. */
export const oddCaseIds: readonly number[] = [900461, 900462];

/** 900461: in order, but for one field of a type that the specification does not list. */
export function hotelDispute({ ago, inHours }: Moments): CaseRecord {
  return demoCase({
    id: 900461,
    bpCode: "DP",
    transactions: [disputedTransactions.hotel],
    created: ago(2, "19:30"),
    userName: "petrova",
    side: "Issuer",
    reached: {
      dispute_opened: {
        from: ago(2, "19:30"),
        user: "petrova",
        values: {
          f_DisputeAmount: moneyOf("27900.00 RUB"),
          f_DisputeReason: "4853",
          f_GoodsReceived: "0",
          f_MerchantContacted: "0",
          f_OrderNumber: "МАЯК-3318",
          f_Comment: "Гостиница закрыта на ремонт.\nНомер так и не был предоставлен.",
        },
        but: { autoActionDate: inHours(30.5) },
      },
    },
    misprints: {
      "stages.0.fields.10": {
        baseTypeCode: "GeoPoint",
        code: "f_Place",
        name: "Place of the service",
        value: "59.9386 N, 30.3141 E",
        valueCode: "",
        jsonValue: '{"lat":59.9386,"lon":30.3141}',
        isLinkedWithTrxField: false,
        fieldType: "text",
        readOnly: true,
        visible: true,
        documentsInfo: [],
      },
    },
  });
}

/**
 * 900462: contradicts itself and the specification on purpose. Two stages are active and none is
 * next, one closed before it started, one is active and closed; leaves are of the wrong type, values
 * and keys are unknown, a date is none.
 */
export function cashDispute({ ago, inHours }: Moments): CaseRecord {
  return demoCase({
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
          f_DisputeAmount: moneyOf("300.00 GBP"),
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
        values: { f_RepresentedAmount: moneyOf("300.00 GBP"), f_RepresentmentReason: "R3" },
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
