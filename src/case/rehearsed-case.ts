import { type RetrievedCase, readRetrieved } from "#api/get-case.ts";
import { readAnswer } from "#api/transport.ts";
import type { CaseId } from "#model/case-id.ts";

const usd = '{"amount":1.50,"currency":{"numericCode":"840","code":"USD","currencyExponent":2}}';
const time = "2026-01-02T03:04:05";

/** What texts are made of, so that the fonts have it ready. */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz";
const digits = "0123456789.,:;-/";

const field = (baseTypeCode: string, more?: object) => ({
  baseTypeCode,
  code: "f",
  name: letters,
  value: letters,
  visible: true,
  ...more,
});

const fields = [
  field("String"),
  field("Money", { jsonValue: usd }),
  field("Select", { valueCode: digits }),
  field("Digits", { value: digits }),
  field("Text"),
  field("-", { documentsInfo: [{ id: "1", name: "1.pdf" }] }),
];

const stages = Array.from({ length: 5 }, (_, at) => ({
  id: at,
  name: letters + digits,
  description: letters,
  isActive: at === 4,
  autoActionDate: time,
  fields: [...fields, ...fields],
  stageCreateDate: time,
  stageCloseDate: at < 4 ? time : "0001-01-01T00:00:00",
  userName: letters,
  controlActionStatus: ["NotRequired"],
}));

/** A made-up case with a little of everything, read like the service's answer. */
export function rehearsedCase(id: CaseId): RetrievedCase {
  const bpItem = { id, code: digits, amount: 1, dateCreated: time, observerList: ["-"], stages };
  return readRetrieved(readAnswer(200, JSON.stringify({ bpItem, success: true })), id);
}
