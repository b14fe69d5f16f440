import fc from "fast-check";
import { expect, test } from "vitest";
import { BpItem, BpItemStage, GetBpItemResponse } from "./bp-item.ts";
import { CreateBpResponse } from "./create-bp.ts";
import { ExactNumber } from "./json.ts";
import { Mismatch } from "./spec-value.ts";

test("a value of another type, null and what is unknown are kept as received, and cost no other value", () => {
  const received = { id: "7", code: "DP", amount: "1.50", userName: null, unheardOf: [1] };
  const read = BpItem.parse({ ...received, dateCreated: "31.02.2026" });
  expect(read).toMatchObject({
    ...received,
    id: new Mismatch("7"),
    amount: new Mismatch("1.50"),
    dateCreated: new Mismatch("31.02.2026"),
  });
  expect(read.bpName).toBeUndefined();
});

test("a whole number is an integer in any spelling", () => {
  const received = { id: new ExactNumber("41873.0"), bpVersionId: new ExactNumber("1.50") };
  const read = { id: 41873, bpVersionId: new Mismatch(received.bpVersionId) };
  expect(BpItem.parse(received)).toMatchObject(read);
});

test("whatever is received, the answer is read, to the last field", () => {
  const keys = ["bpItem", "stages", "fields", "documentsInfo", "resultItems", "success", "id"];
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "medium" },
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys, "__proto__"), tie("value"), { maxKeys: 4 }),
    ),
  }));
  // A failure prints the seed that repeats it.
  fc.assert(
    fc.property(value, (received) => {
      CreateBpResponse.parse({ resultItems: received });
      const { bpItem } = GetBpItemResponse.parse({ bpItem: { stages: [{ fields: received }] } });
      expect(bpItem).not.toBeInstanceOf(Mismatch);
      const { fields } = BpItemStage.parse({ fields: received });
      expect(Array.isArray(fields)).toBe(Array.isArray(received));
    }),
    { numRuns: 500 },
  );
});
