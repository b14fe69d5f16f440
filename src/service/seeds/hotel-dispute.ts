import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/** 900461: in order, but for one field of a type that the specification does not list. */
export function hotelDispute({ ago, inHours }: Moments): CaseRecord {
  return seedCase({
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
          f_DisputeAmount: moneyOf("27900.00", "RUB"),
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
