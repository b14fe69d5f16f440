import fc from "fast-check";
import { expect, test } from "vitest";
import { CreateBpResponse } from "./create-bp.ts";
import { GetBpItemResponse } from "./get-bp-item.ts";
import { readJson, writeJson } from "./json.ts";
import type { Schema } from "./leaf.ts";
import { isRecord } from "./resource.ts";

const fixtures = import.meta.glob<string>("./fixtures/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

function throughWire<T>(schema: Schema<T, Record<string, unknown>>, sent: unknown): unknown {
  if (!isRecord(sent)) throw new Error("The answer is no object.");
  return schema.write(schema.read(sent));
}

test("there are fixtures", () => {
  expect(Object.keys(fixtures).length).toBeGreaterThan(1);
});

test.each(Object.entries(fixtures))("%s goes in and out again unchanged", (_name, text) => {
  const sent = readJson(text);
  expect(throughWire(GetBpItemResponse, sent)).toEqual(sent);
});

/** Values a leaf may be sent with: of the right type, sentinels, and all the wrong ones. */
const leaf = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "9999-12-31T00:00:00",
    "0001-01-01T00:00:00",
    "2026-11-22T18:45:00",
    "31.02.2026",
    "11.05.2026",
    "Waiting",
    "",
  ),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.integer(), { maxKeys: 2, noNullPrototype: true }),
);

function objectOf(keys: readonly string[], more: Record<string, fc.Arbitrary<unknown>> = {}) {
  const leaves = Object.fromEntries(keys.map((key) => [key, leaf]));
  return fc.record(
    { ...leaves, ...more, unheardOf: leaf },
    { requiredKeys: [], noNullPrototype: true },
  );
}

const list = (item: fc.Arbitrary<unknown>) =>
  fc.oneof(fc.array(fc.oneof(item, leaf), { maxLength: 3 }), leaf);
const field = objectOf(
  ["baseTypeCode", "code", "name", "value", "jsonValue", "visible", "minLength"],
  {
    documentsInfo: list(objectOf(["id", "name", "content", "creationDate"])),
  },
);
const stage = objectOf(
  [
    "id",
    "stageId",
    "isActive",
    "autoActionDate",
    "stageCloseDate",
    "controlActionStatus",
    "isMerchantItemStage",
  ],
  { fields: list(field) },
);
const generatedCase = objectOf(
  ["id", "code", "amount", "operatorRole", "dateCreated", "observerList"],
  {
    stages: list(stage),
    participantFields: list(field),
    startTrxProperty: list(
      objectOf(["date", "arn", "amount"], { initiatorContacts: list(objectOf(["email"])) }),
    ),
  },
);

const generatedRead = objectOf(["success", "errorMessage"], {
  bpItem: fc.oneof(generatedCase, leaf),
});
const generatedCreate = objectOf(["success"], {
  resultItems: list(objectOf(["bpItemId", "success", "errorMessage"])),
});

test.each([
  ["GetBpItem", GetBpItemResponse, generatedRead],
  ["CreateBp", CreateBpResponse, generatedCreate],
])("any answer of %s goes in and out again unchanged", (_name, schema, generated) => {
  // A failure prints the seed that repeats it.
  fc.assert(
    fc.property(generated, (sent) => {
      const json = readJson(writeJson(sent));
      expect(throughWire(schema, json)).toEqual(json);
    }),
    { numRuns: 500 },
  );
});

test.each(["-5e-324", "1e+300", "1.7e+308"])("%s goes in and out again unchanged", (source) => {
  const text = `{"bpItem":{"amount":${source}}}`;
  const json = readJson(text);
  const written = throughWire(GetBpItemResponse, json);
  expect(written).toEqual(json);
  expect(writeJson(written)).toBe(text);
});
