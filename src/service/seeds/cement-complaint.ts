import { disputedTransactions } from "../ledger.ts";
import { moneyOf } from "../money.ts";
import type { CaseRecord } from "../store.ts";
import { calendarDate } from "../wall-clock.ts";
import type { Moments } from "./moment.ts";
import { seedCase } from "./seed-case.ts";

/**
 * 900460: amounts that no JavaScript number holds, to the last digit. It waits for a ruling, and
 * no automatic action is planned.
 */
export function cementComplaint({ ago }: Moments): CaseRecord {
  return seedCase({
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
          f_DisputeAmount: moneyOf("9007199254740993", "JPY"),
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
          f_Penalty: moneyOf("123456789012345678901234567.125", "KWD"),
          f_RulingText: "To be heard. The penalty shown is what the complaint asks for.",
        },
      },
    },
  });
}
