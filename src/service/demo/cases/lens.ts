import type { BpItem, BpItemStage } from "../../bp-item.ts";
import { moneyOf } from "../../money.ts";
import { withNextMarked } from "../../stages.ts";
import type { CaseRecord } from "../../store/store.ts";
import { never, notClosed } from "../../wall-clock.ts";
import { demoCase, type Moments, type ReachedStage } from "../demo-case.ts";
import { demoDocument } from "../demo-files.ts";
import { disputedTransactions } from "../transactions.ts";

const id = 900452;

/**
 * 900452: a lens with a scratch, which others work on. The second reading finds the deadline moved,
 * an expert asked, the merchant's receipt and another answer; the third finds it one stage on.
 */
export function lensDispute(moments: Moments): CaseRecord {
  const { ago, inHours } = moments;
  const waiting: ReachedStage = {
    from: ago(3, "09:40"),
    user: "smirnov",
    values: { f_RequestedCopy: "SUB" },
    but: { autoActionDate: inHours(7 * 24 + 4.5) },
  };
  const receipt = { creator: "nordlicht.service", at: inHours(-0.5) };
  const answered: ReachedStage = {
    ...waiting,
    values: {
      f_RequestedCopy: "ORG",
      f_ReceiptDocs: [demoDocument(id, "receipt", "receipt-lens.pdf", receipt)],
    },
    but: { autoActionDate: inHours(10 * 24 + 4.5) },
  };
  const left: ReachedStage = {
    ...answered,
    to: inHours(0),
    but: { controlActionStatus: "AcceptedByAcquirer", controlActionActionDate: inHours(0) },
  };
  const first = told(moments, { retrieval_request: waiting });
  return {
    ...first,
    later: [
      withExpert(told(moments, { retrieval_request: answered }).bpItem, moments),
      withExpert(
        told(moments, {
          retrieval_request: left,
          chargeback: { from: inHours(0), user: "petrova" },
        }).bpItem,
        moments,
      ),
    ],
  };
}

const told = ({ ago }: Moments, reached: Readonly<Record<string, ReachedStage>>): CaseRecord =>
  demoCase({
    id,
    bpCode: "DP",
    transactions: [disputedTransactions.lens],
    created: ago(6, "11:05"),
    userName: "petrova",
    side: "Issuer",
    reached: {
      dispute_opened: {
        from: ago(6, "11:05"),
        to: ago(3, "09:40"),
        user: "petrova",
        values: {
          f_DisputeAmount: moneyOf("1149.00 EUR"),
          f_DisputeReason: "4854",
          f_GoodsReceived: "1",
          f_MerchantContacted: "0",
          f_OrderNumber: "NO-5512",
          f_Comment: "The front lens is scratched; the shop calls it used wear.",
        },
      },
      ...reached,
    },
  });

/** The case with a stage in which an expert is heard, before the chargeback. */
function withExpert(bpItem: BpItem, { inHours }: Moments): BpItem {
  const expert: BpItemStage = {
    id: id * 100 + 20,
    stageId: 120,
    code: "expert_opinion",
    name: "Expert opinion",
    description: "An expert looks at the lens.",
    longDescription: "Asked for by the acquirer; it keeps nobody from going on.",
    isActive: false,
    autoActionDate: never,
    fields: [],
    isAutoAction: false,
    stageCreateDate: inHours(-0.5),
    stageCloseDate: notClosed,
    startDate: inHours(-0.5),
    isNextStage: false,
    isFinal: false,
  };
  return { ...bpItem, stages: withNextMarked(bpItem.stages.toSpliced(3, 0, expert)) };
}
