import { demoArns } from "../seeds.ts";

/** A `fields` row. */
export interface Row {
  readonly code: string;
  readonly value: string;
}

/** A Money value as it is written. */
export const money = (amount: unknown, currencyCode = "643") =>
  JSON.stringify({ amount, currencyCode });

/** A file as it is written. */
export const file = (fileName: string, content: string) => JSON.stringify({ fileName, content });

/** A row. */
export const row = (code: string, value: string): Row => ({ code, value });

/** A claim of each case code that is in order, on the first free ARN. */
export const goodFields: Readonly<Record<string, readonly Row[]>> = {
  DP: [row("f_DisputeAmount", money("1000.00")), row("f_DisputeReason", "4853")],
  FR: [row("f_DisputeAmount", money("1000.00")), row("f_FraudType", "06")],
  GF: [
    row("f_DisputeAmount", money("1000.00")),
    row("f_GoodFaithDescription", "Please give the fare back."),
  ],
  COM: [
    row("f_ComplianceDescription", "A fee that the rules forbid."),
    row("f_DisputeAmount", money("1000.00")),
    row("f_ViolationDate", "01.11.2026"),
    row("f_RevealDate", "01.11.2026"),
  ],
};

/** The free ARN of the demo with this number. */
export function freeArn(number = 0): string {
  const arn = demoArns[number];
  if (arn === undefined) throw new Error(`The demo has no free ARN ${number}.`);
  return arn;
}

/** A request that is in order. */
export const goodRequest = (bpCode = "DP", arns: readonly string[] = [freeArn()]) => ({
  operationDataList: arns.map((arn) => ({ acquirerReferenceData: arn })),
  fields: goodFields[bpCode] ?? [],
  bpCode,
});

/** The fields of a good claim with one replaced, added, or (without a value) left out. */
export const fieldsBut = (bpCode: string, code: string, ...values: readonly string[]): Row[] => [
  ...(goodFields[bpCode] ?? []).filter((one) => one.code !== code),
  ...values.map((value) => row(code, value)),
];
