import { moneyOf } from "../../money.ts";
import type { CaseRecord } from "../../store/store.ts";
import { demoCase, type Moments } from "../demo-case.ts";
import { demoDocument } from "../demo-files.ts";
import { disputedTransactions } from "../transactions.ts";

/** 900457: a laptop not as described, with a file of 20 MB. Over seven days left. */
export function laptopDispute({ ago, inHours }: Moments): CaseRecord {
  const id = 900457;
  const byMerchant = { creator: "byteharbor.support", at: ago(1, "18:20") };
  return demoCase({
    id,
    bpCode: "DP",
    transactions: [disputedTransactions.laptop],
    created: ago(4, "10:10"),
    userName: "b.marlow",
    side: "Issuer",
    reached: {
      dispute_opened: {
        from: ago(4, "10:10"),
        to: ago(1, "10:10"),
        user: "b.marlow",
        values: {
          f_DisputeAmount: moneyOf("2199.00 USD"),
          f_DisputeReason: "4854",
          f_GoodsReceived: "2",
          f_MerchantContacted: "0",
          f_OrderNumber: "BH-77120",
          f_Comment: "The box held an older machine than the one ordered.",
        },
      },
      retrieval_request: {
        from: ago(1, "10:10"),
        user: "smirnov",
        values: {
          f_RequestedCopy: "SUB",
          f_ReceiptDocs: [
            demoDocument(id, "journal", "terminal-journal.bin", byMerchant),
            demoDocument(id, "receipt", "order BH-77120.pdf", byMerchant),
            demoDocument(id, "parcel", "unboxing.jpg", byMerchant),
          ],
        },
        but: { autoActionDate: inHours(9 * 24 + 6.5) },
      },
    },
  });
}

/**
 * 900458: a credit that never came, told from right to left. Under three days left; one file is
 * empty, and the content of one broke off.
 */
export function lanternsDispute({ ago, inHours }: Moments): CaseRecord {
  const id = 900458;
  const byIssuer = { creator: "a.lindqvist", at: ago(1, "08:02") };
  return demoCase({
    id,
    bpCode: "DP",
    transactions: [disputedTransactions.lanterns],
    created: ago(1, "08:00"),
    userName: "a.lindqvist",
    side: "Issuer",
    reached: {
      dispute_opened: {
        from: ago(1, "08:00"),
        user: "a.lindqvist",
        values: {
          f_DisputeAmount: moneyOf("860.00 AED"),
          f_DisputeReason: "4860",
          f_GoodsReceived: "0",
          f_MerchantContacted: "0",
          f_OrderNumber: "ف-2219",
          f_Comment:
            "أعاد العميل البضاعة قبل ثلاثة أسابيع.\nلم يصل المبلغ المسترد (860.00 AED) حتى اليوم.",
          f_Docs: [
            demoDocument(id, "arabicLetter", "رسالة إلى البنك.txt", byIssuer),
            demoDocument(id, "empty", "notes.txt", byIssuer),
            demoDocument(id, "corrupt", "return-slip.pdf", byIssuer),
          ],
        },
        but: { autoActionDate: inHours(61.5) },
      },
    },
  });
}

/** 900459: a finished dispute; nobody answered, so it closed by itself. The final stage is active. */
export function ticketsDispute({ ago }: Moments): CaseRecord {
  const automatic = (day: number) => ({
    controlActionStatus: "AutoAction" as const,
    controlActionActionDate: ago(day, "12:00"),
    autoActionDate: ago(day, "12:00"),
  });
  return demoCase({
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
          f_DisputeAmount: moneyOf("318.00 USD"),
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
        values: { f_ChargebackAmount: moneyOf("318.00 USD"), f_ChargebackRef: "0000318077" },
        but: automatic(75),
      },
      representment: { from: ago(75, "12:00"), to: ago(61, "12:00"), but: automatic(61) },
      dispute_closed: {
        from: ago(61, "12:00"),
        values: {
          f_Outcome: "ISS",
          f_SettledAmount: moneyOf("318.00 USD"),
          f_ClosingNote: "No answer from the acquirer within the period.",
        },
      },
    },
  });
}
