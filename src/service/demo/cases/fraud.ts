import { moneyOf } from "../../money.ts";
import type { CaseRecord } from "../../store/store.ts";
import { demoCase, type Moments } from "../demo-case.ts";
import { demoDocument } from "../demo-files.ts";
import { disputedTransactions } from "../transactions.ts";

/**
 * 900454: a payment in a pharmacy that the cardholder denies. Less than a day left, Cyrillic, an
 * amount without decimals, `operatorRole` as the declared boolean, `controlActionStatus` as the
 * declared array.
 */
export function pharmacyFraud({ ago, inHours }: Moments): CaseRecord {
  const id = 900454;
  return demoCase({
    id,
    bpCode: "FR",
    transactions: [disputedTransactions.pharmacy],
    created: ago(16, "11:20"),
    userName: "k.tanaka",
    side: "Acquirer",
    but: { operatorRole: false, observerList: ["k.tanaka"] },
    reached: {
      fraud_reported: {
        from: ago(16, "11:20"),
        to: ago(14, "11:20"),
        user: "k.tanaka",
        values: {
          f_DisputeAmount: moneyOf("48200 JPY"),
          f_FraudType: "40",
          f_Comment: "Карта была у клиента.\nОплата прошла без него, в другом городе.",
          f_Docs: [
            demoDocument(id, "statement", "Заявление клиента.txt", {
              creator: "k.tanaka",
              at: ago(16, "11:18"),
            }),
          ],
        },
      },
      acquirer_review: {
        from: ago(14, "11:20"),
        user: "petrova",
        values: {
          f_EntryMode: "07",
          f_Authenticated: "0",
          f_DeviceId: "касса 3, терминал 0417",
          f_ReviewNote:
            "Покупка оплачена бесконтактно, без ввода кода.\nЗапись с камеры будет предоставлена по запросу.",
        },
        but: { autoActionDate: inHours(20.5), controlActionStatus: ["Waiting"] },
      },
    },
  });
}
