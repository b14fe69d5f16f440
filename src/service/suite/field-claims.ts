import { fieldsBut, file, money, type Row, row } from "./claims.ts";

type Refused = readonly [why: string, bpCode: string, fields: readonly Row[], errorMessage: string];

const amount = (value: string) => fieldsBut("DP", "f_DisputeAmount", value);
const docs = (...values: string[]) => fieldsBut("DP", "f_Docs", ...values);

const late = row("f_LateRevealReason", "It came with the statement.");

const noAmount =
  'Disputed amount: is not an amount like {"amount":"1000.00","currencyCode":"643"}.';
const noFile = 'Documents: is not a file like {"fileName":"letter.pdf","content":"<base64>"}.';

/** Fields that are refused, and in which words. The day is 20 November 2026. */
export const refused: readonly Refused[] = [
  [
    "an unknown code",
    "DP",
    fieldsBut("DP", "f_Nothing", "1"),
    "This kind of case has no field “f_Nothing”.",
  ],
  [
    "an unknown code without end",
    "DP",
    fieldsBut("DP", "x".repeat(1000), "1"),
    `This kind of case has no field “${"x".repeat(60)}”.`,
  ],
  [
    "a code of another kind",
    "GF",
    fieldsBut("GF", "f_FraudType", "00"),
    "This kind of case has no field “f_FraudType”.",
  ],
  [
    "a read-only field",
    "DP",
    fieldsBut("DP", "f_AuthCode", "123456"),
    "This kind of case has no field “f_AuthCode”.",
  ],
  ["a missing amount", "FR", fieldsBut("FR", "f_DisputeAmount"), "Disputed amount: is required."],
  [
    "white space for an amount",
    "GF",
    fieldsBut("GF", "f_DisputeAmount", "  "),
    "Disputed amount: is required.",
  ],
  ["two problems", "FR", [], "Disputed amount: is required. Type of fraud: is required."],
  [
    "a field twice",
    "DP",
    fieldsBut("DP", "f_DisputeReason", "4853", "4854"),
    "Reason of the dispute: is given more than once.",
  ],
  ["Money as text", "DP", amount("1000"), noAmount],
  ["Money as a number", "DP", amount(money(1000)), noAmount],
  ["Money without a currency", "DP", amount('{"amount":"1"}'), noAmount],
  [
    "Money of no currency",
    "DP",
    amount(money("1", "RUB")),
    "Disputed amount: names a currency that is not accepted here.",
  ],
  [
    "Money in words",
    "DP",
    amount(money("1,5")),
    "Disputed amount: must be a plain number, such as 1000.00.",
  ],
  [
    "Money of more digits than anybody has",
    "DP",
    amount(money("1".repeat(31))),
    "Disputed amount: must be a plain number, such as 1000.00.",
  ],
  [
    "Money below zero",
    "DP",
    amount(money("-1.00")),
    "Disputed amount: must be a plain number, such as 1000.00.",
  ],
  [
    "Money with an exponent",
    "DP",
    amount(money("1e3")),
    "Disputed amount: must be a plain number, such as 1000.00.",
  ],
  ["Money of nothing", "DP", amount(money("0.00")), "Disputed amount: must be more than zero."],
  [
    "too many decimals",
    "DP",
    amount(money("1.001")),
    "Disputed amount: has more decimals than RUB (2).",
  ],
  [
    "decimals of a yen",
    "DP",
    amount(money("1.5", "392")),
    "Disputed amount: has more decimals than JPY (0).",
  ],
  [
    "a bad option",
    "DP",
    fieldsBut("DP", "f_GoodsReceived", "yes"),
    "Goods received: must be one of the codes 1, 0, 2.",
  ],
  [
    "the name of an option",
    "DP",
    fieldsBut("DP", "f_DisputeReason", "Charged twice"),
    "Reason of the dispute: must be one of the codes 4853, 4854, 4834, 4860, 4859.",
  ],
  [
    "too short",
    "DP",
    fieldsBut("DP", "f_OrderNumber", "123"),
    "Order number: is too short: 3 of at least 4 characters.",
  ],
  [
    "too long",
    "DP",
    fieldsBut("DP", "f_OrderNumber", "1".repeat(25)),
    "Order number: is too long: 25 of at most 24 characters.",
  ],
  [
    "a long text",
    "GF",
    fieldsBut("GF", "f_Comment", "x".repeat(2001)),
    "Comment: is too long: 2001 of at most 2000 characters.",
  ],
  [
    "no comment on fraud type 40",
    "FR",
    fieldsBut("FR", "f_FraudType", "40"),
    "Comment: is required.",
  ],
  [
    "a contact without its day",
    "DP",
    fieldsBut("DP", "f_MerchantContacted", "1"),
    "Date of the contact: is required.",
  ],
  [
    "a day that is none",
    "COM",
    [...fieldsBut("COM", "f_ViolationDate", "31.02.2026"), late],
    "Day of the violation: must be a date like 31.12.2026.",
  ],
  [
    "a day that is none and would come later",
    "COM",
    [...fieldsBut("COM", "f_ViolationDate", "31.11.2026"), late],
    "Day of the violation: must be a date like 31.12.2026.",
  ],
  [
    "a day the other way round",
    "COM",
    [...fieldsBut("COM", "f_ViolationDate", "2026-11-01"), late],
    "Day of the violation: must be a date like 31.12.2026.",
  ],
  [
    "a day to come",
    "COM",
    [...fieldsBut("COM", "f_RevealDate", "21.11.2026"), late],
    "Day it was noticed: must not be after today.",
  ],
  [
    "noticed before it happened",
    "COM",
    [...fieldsBut("COM", "f_RevealDate", "31.10.2026"), late],
    "Day it was noticed: must not be before 01.11.2026.",
  ],
  [
    "noticed later, without a reason",
    "COM",
    fieldsBut("COM", "f_RevealDate", "02.11.2026"),
    "Why it was noticed later: is required.",
  ],
  ["a file that is text", "DP", docs("letter.pdf"), noFile],
  ["a file without content", "DP", docs('{"fileName":"a.txt"}'), noFile],
  [
    "a file without a name",
    "DP",
    docs(file(" ", "aGk=")),
    "Documents: has a file whose name is empty or longer than 255 characters.",
  ],
  [
    "a file with a name of 256 characters",
    "DP",
    docs(file("a".repeat(256), "aGk=")),
    "Documents: has a file whose name is empty or longer than 255 characters.",
  ],
  [
    "a file that is not base64",
    "DP",
    docs(file("a.txt", "aGk")),
    "Documents: has a file whose content is not base64.",
  ],
  [
    "a bad file behind a good one",
    "DP",
    docs(file("a.txt", "aGk="), file("b.txt", "%%%%")),
    "Documents: has a file whose content is not base64.",
  ],
];

/** Fields at the edge that are accepted. */
export const accepted: readonly (readonly [why: string, bpCode: string, fields: readonly Row[]])[] =
  [
    ["today", "COM", [...fieldsBut("COM", "f_RevealDate", "20.11.2026"), late]],
    [
      "a comment on fraud type 40",
      "FR",
      [...fieldsBut("FR", "f_FraudType", "40"), row("f_Comment", "?")],
    ],
    ["an empty row of a field that may be empty", "DP", fieldsBut("DP", "f_OrderNumber", "")],
    [
      "the longest and the shortest",
      "DP",
      [...fieldsBut("DP", "f_OrderNumber", "1".repeat(24)), row("f_Comment", "x")],
    ],
    ["just enough characters", "DP", fieldsBut("DP", "f_OrderNumber", "1234")],
    ["three decimals of a dinar", "DP", amount(money("0.001", "414"))],
    [
      "the contact with its day",
      "DP",
      [...fieldsBut("DP", "f_MerchantContacted", "1"), row("f_MerchantContactDate", "19.11.2026")],
    ],
    ["a file with a name of 255 characters", "DP", docs(file("a".repeat(255), "aGk="))],
    ["a file in lines", "DP", docs(file("a.txt", "aGVs\r\nbG8h"))],
  ];
