import { demoArns } from "../demo/transactions.ts";

/** A `fields` row. */
export interface Row {
  readonly code: string;
  readonly value: string;
}

/** A row. */
export const row = (code: string, value: string): Row => ({ code, value });

/** A Money value as it is written. */
export const money = (amount: unknown, currencyCode = "643") =>
  JSON.stringify({ amount, currencyCode });

/** A file as it is written. */
export const file = (fileName: string, content: string) => JSON.stringify({ fileName, content });

/** The least that CreateBp takes for each case code. */
const goodFields: Readonly<Record<string, readonly Row[]>> = {
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

/** The ARN with this number of those that no case of the demo is about. */
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

/** A request in order, in which these rows are in place of those with the same codes. */
export function requestWith(bpCode: string, ...rows: readonly Row[]) {
  const request = goodRequest(bpCode);
  const codes = new Set(rows.map(({ code }) => code));
  return {
    ...request,
    fields: [...request.fields.filter(({ code }) => !codes.has(code)), ...rows],
  };
}
