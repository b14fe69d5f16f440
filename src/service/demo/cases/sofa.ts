import { moneyOf } from "../../money.ts";
import type { CaseRecord } from "../../store/store.ts";
import { calendarDate } from "../../wall-clock.ts";
import { demoCase, type Moments } from "../demo-case.ts";
import { demoDocument } from "../demo-files.ts";
import { disputedTransactions } from "../transactions.ts";

/**
 * 900453: a sofa that "never arrived", with proof of delivery. Eight stages, every field type, five
 * kinds of files, the merchant's answer waiting for the acquirer, a good two days left.
 */
export function sofaDispute({ ago, inHours }: Moments): CaseRecord {
  const id = 900453;
  const handed = ago(9, "17:02");
  const byMerchant = { creator: "linden.claims", at: handed };
  return demoCase({
    id,
    bpCode: "DP",
    transactions: [disputedTransactions.sofa],
    created: ago(21, "23:59"),
    userName: "petrova",
    side: "Acquirer",
    but: {
      observerList: ["a.lindqvist", "smirnov"],
      isCurentUserObserver: true,
      isReversalExists: true,
    },
    reached: {
      dispute_opened: {
        from: ago(21, "23:59"),
        to: ago(18, "08:30"),
        user: "petrova",
        values: {
          f_DisputeAmount: moneyOf("1234567.89 RUB"),
          f_DisputeReason: "4853",
          f_GoodsReceived: "0",
          f_MerchantContacted: "1",
          f_MerchantContactDate: calendarDate(ago(24, "00:00")),
          f_OrderNumber: "LC-48213",
          f_Comment:
            "The sofa was paid in full and was to come within ten days.\nThe cardholder says that nothing arrived and that the shop no longer answers.",
        },
      },
      retrieval_request: {
        from: ago(18, "08:30"),
        to: ago(11, "10:15"),
        user: "smirnov",
        values: {
          f_RequestedCopy: "ORG",
          f_ReceiptDocs: [
            demoDocument(id, "receipt", "receipt-48213.pdf", {
              creator: "linden.claims",
              at: ago(12, "16:40"),
            }),
          ],
        },
        but: {
          controlActionStatus: "AcceptedByAcquirer",
          controlActionActionDate: ago(11, "10:15"),
        },
      },
      chargeback: {
        from: ago(11, "10:15"),
        to: handed,
        user: "petrova",
        values: {
          f_ChargebackAmount: moneyOf("1234567.89 RUB"),
          f_ChargebackRef: "0048213907",
        },
      },
      representment: {
        from: handed,
        user: "smirnov",
        values: {
          f_RepresentedAmount: moneyOf("1219567.89 RUB"),
          f_RepresentmentReason: "R1",
          f_MerchantAccepts: "0",
          f_RefundedAmount: moneyOf("15000.00 RUB"),
          f_DeliveryDate: calendarDate(ago(51, "00:00")),
          f_TrackingNumber: "00340434161094",
          f_Carrier: "Blue Heron Freight",
          f_SignedBy: "M. Lindqvist",
          f_MerchantStatement:
            "The sofa was handed over at the door against a signature, see the delivery note and the picture.\nThe 15 000.00 already refunded were for a scratched armrest, as the letter of the same week shows.",
          f_Evidence: [
            demoDocument(id, "signature", "delivery-note-signature.png", byMerchant),
            demoDocument(id, "parcel", "at-the-door.jpg", byMerchant),
            demoDocument(id, "letter", "letter-to-merchant.txt", {
              creator: "smirnov",
              at: ago(8, "09:12"),
            }),
            demoDocument(id, "deliveries", "deliveries-of-the-day.csv", byMerchant),
          ],
          f_RiskScore: "0417",
        },
        but: { autoActionDate: inHours(52.5) },
      },
    },
  });
}
