import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import { calendarDate } from "../wall-clock.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/**
 * 900455: a complaint whose period has passed. Nothing happens by itself (`isAutoAction` is false),
 * so it stays that way. Three decimals; the merchant's action was declined.
 */
export function pearlsComplaint({ ago, inHours }: Moments): CaseRecord {
  return seedCase({
    id: 900455,
    bpCode: "COM",
    transactions: [disputedTransactions.pearls],
    created: ago(17, "09:05"),
    userName: "k.tanaka",
    side: "Issuer",
    but: { observerList: ["n.haddad", "k.tanaka", "petrova"], isCurentUserObserver: true },
    reached: {
      complaint_filed: {
        from: ago(17, "09:05"),
        to: ago(12, "09:05"),
        user: "k.tanaka",
        values: {
          f_ComplianceDescription:
            "The shop charged a fee for paying by card, against the network's rule on surcharges.\nThe fee is not on the receipt.",
          f_DisputeAmount: moneyOf("12.345", "KWD"),
          f_ViolationDate: calendarDate(ago(66, "00:00")),
          f_RevealDate: calendarDate(ago(58, "00:00")),
          f_LateRevealReason: "Seen when the monthly statement came.",
          f_AdjClearingStatus: "1",
        },
      },
      respondent_answer: {
        from: ago(12, "09:05"),
        user: "n.haddad",
        values: {
          f_Accepts: "0",
          f_RuleNumber: "5.12.2",
          f_ComplianceAnswer: "The amount was for gift wrapping, as agreed in the shop.",
        },
        but: {
          isAutoAction: false,
          autoActionDate: inHours(-30.5),
          controlActionStatus: "DeclinedByAcquirer",
          controlActionActionDate: ago(3, "15:44"),
        },
      },
    },
  });
}
