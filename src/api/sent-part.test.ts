import { expect, test } from "vitest";
import { readCase } from "#model/case.ts";
import { isCaseId } from "#model/case-id.ts";
import { BpItem } from "#wire/bp-item.ts";
import { ExactNumber, isRecord, readJson } from "#wire/json.ts";
import { receivedPart } from "./sent-part.ts";

const sent = readJson(
  '{"bpItem":{"stages":[7,{"fields":["x",{"code":"f","value":1.10}]},{"fields":[]}]}}',
);
const id = 1;
if (!isCaseId(id)) throw new Error("not a case id");
const retrieved = {
  case: readCase(BpItem.parse({}), id),
  notes: [],
  *findNotes() {},
  sent: isRecord(sent) ? sent : {},
  retrievedAt: 0,
};

test("a part is as sent, digit for digit, and found where the model counts it", () => {
  expect(receivedPart(retrieved, "stages[0].fields[0]")).toEqual({
    code: "f",
    value: new ExactNumber("1.10"),
  });
  expect(receivedPart(retrieved, "stages[1]")).toEqual({ fields: [] });
});

test.each(["stages[2]", "stages[0].fields[0].documentsInfo[0]", "__proto__.x", "toString"])(
  "there is no %s",
  (path) => {
    expect(receivedPart(retrieved, path)).toBeUndefined();
  },
);
