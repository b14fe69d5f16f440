import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import { demoDocument } from "./demo-files.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/**
 * 900458: a credit that never came, told from right to left. Under three days left; one file is
 * empty, and the content of one broke off.
 */
export function lanternsDispute({ ago, inHours }: Moments): CaseRecord {
  const id = 900458;
  const byIssuer = { creator: "a.lindqvist", at: ago(1, "08:02") };
  return seedCase({
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
          f_DisputeAmount: moneyOf("860.00", "AED"),
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
