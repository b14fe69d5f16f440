import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import { demoDocument } from "./demo-files.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/** 900457: a laptop not as described, with a file of 20 MB. Over seven days left. */
export function laptopDispute({ ago, inHours }: Moments): CaseRecord {
  const id = 900457;
  const byMerchant = { creator: "byteharbor.support", at: ago(1, "18:20") };
  return seedCase({
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
          f_DisputeAmount: moneyOf("2199.00", "USD"),
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
