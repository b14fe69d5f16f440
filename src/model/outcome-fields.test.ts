import { expect, test } from "vitest";
import { caseOf } from "./fixtures/case-of.ts";
import { outcomeFieldsIn } from "./outcome-fields.ts";

const ruling = { code: "f_Ruling", value: "In favour of the issuer" };
const amount = { code: "f_Amount", value: "318.00 USD" };

test.each<
  [string, received: readonly object[], codes: readonly string[], outcome: readonly string[]]
>([
  ["the field that the profile names", [amount, ruling], ["f_Ruling"], ["f_Ruling"]],
  [
    "several, in the profile's order",
    [amount, ruling],
    ["f_Ruling", "f_Amount"],
    ["f_Ruling", "f_Amount"],
  ],
  ["nothing that is not named", [ruling], [], []],
  ["nothing that is not there", [amount], ["f_Ruling"], []],
  ["nothing of another spelling", [ruling], ["f_ruling"], []],
  ["nothing hidden", [{ ...ruling, visible: false }], ["f_Ruling"], []],
  ["nothing empty", [{ ...ruling, value: "" }], ["f_Ruling"], []],
  ["a code alone", [{ ...ruling, value: "", valueCode: "ISS" }], ["f_Ruling"], ["f_Ruling"]],
])("the outcome is %s", (_what, received, codes, outcome) => {
  const { stages } = caseOf({ stages: [{ name: "Closed", fields: received }] });
  const found = stages.flatMap((stage) => outcomeFieldsIn(stage, codes));
  expect(found.map(({ code }) => code)).toEqual(outcome);
});
