import { moneyOf } from "../../money.ts";
import type { CaseRecord } from "../../store/store.ts";
import { calendarDate } from "../../wall-clock.ts";
import { demoCase, type Moments } from "../demo-case.ts";
import { disputedTransactions } from "../transactions.ts";

/**
 * 900455: a complaint whose period has passed. Nothing happens by itself (`isAutoAction` is false),
 * so it stays that way. Three decimals; the merchant's action was declined.
 */
export function pearlsComplaint({ ago, inHours }: Moments): CaseRecord {
  return demoCase({
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
          f_DisputeAmount: moneyOf("12.345 KWD"),
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

/**
 * 900460: amounts that no JavaScript number holds, to the last digit. It waits for a ruling, and
 * no automatic action is planned.
 */
export function cementComplaint({ ago }: Moments): CaseRecord {
  return demoCase({
    id: 900460,
    bpCode: "COM",
    transactions: [disputedTransactions.cement],
    created: ago(40, "07:45"),
    userName: "n.haddad",
    side: "Issuer",
    reached: {
      complaint_filed: {
        from: ago(40, "07:45"),
        to: ago(35, "07:45"),
        user: "n.haddad",
        values: {
          f_ComplianceDescription: "The amount was cleared with two more digits than were agreed.",
          f_DisputeAmount: moneyOf("9007199254740993 JPY"),
          f_ViolationDate: calendarDate(ago(79, "00:00")),
          f_RevealDate: calendarDate(ago(79, "00:00")),
          f_AdjClearingStatus: "0",
          f_Comment: "Reported on the same day.",
        },
      },
      respondent_answer: {
        from: ago(35, "07:45"),
        to: ago(27, "16:05"),
        user: "k.tanaka",
        values: {
          f_Accepts: "0",
          f_RuleNumber: "2.4",
          f_ComplianceAnswer: "The contract names this amount.",
        },
        but: {
          controlActionStatus: ["AcceptedByAcquirer"],
          controlActionActionDate: ago(28, "09:00"),
        },
      },
      ruling: {
        from: ago(27, "16:05"),
        values: {
          f_RulingNumber: "000000000312",
          f_Penalty: moneyOf("123456789012345678901234567.125 KWD"),
          f_RulingText: "To be heard. The penalty shown is what the complaint asks for.",
        },
      },
    },
  });
}
