import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createOutcome } from "./create-outcome.ts";
import { Failure } from "./failure.ts";

const sentBytes = 100;
const text = (body: string, status = 200) =>
  createOutcome(sentBytes, { answer: { status, text: body } });
const json = (value: unknown, status = 200) => text(JSON.stringify(value), status);

/** What became of each item: `created 7`, `refused`, `unknown`; or of the create as a whole. */
function summary(outcome: ReturnType<typeof createOutcome>): string {
  if ("kind" in outcome) return outcome.kind;
  const words = outcome.items.map(({ isCreated, id }) => {
    const end = isCreated === undefined ? "unknown" : isCreated ? "created" : "refused";
    return id === undefined ? end : `${end} ${id}`;
  });
  return words.join(", ");
}

const made = { bpItemId: 7, success: true };
const refusal = { success: false, errorMessage: "No" };

test.each([
  ["a body that is too large", new Failure({ kind: "too-large" })],
  ["a form that was left", new DOMException("", "AbortError")],
  ["an error of the viewer", new TypeError("x")],
])("a request that was not sent is known as such after %s", (_what, error) => {
  expect(createOutcome(undefined, { error })).toMatchObject({ kind: "not-sent" });
  expect(createOutcome(sentBytes, { error })).toMatchObject({ kind: "unknown-outcome" });
});

describe("a case is created", () => {
  test.each([200, 201, 400, 401, 403, 408, 409, 413, 429, 500, 502, 504])(
    "when an item with an id says so, or says nothing, with status %s",
    (status) => {
      expect(summary(json({ success: true, resultItems: [made] }, status))).toBe("created 7");
      expect(summary(json({ success: false, resultItems: [{ bpItemId: 7 }] }, status))).toBe(
        "created 7",
      );
    },
  );

  test.each<[string, unknown]>([
    ["one item in place of the list", { success: false, resultItems: made }],
    ["a list of .NET", { $id: "1", resultItems: { $id: "2", $values: [made] } }],
    ["an item inside an object", { resultItems: { item: made } }],
    ["capitalised keys", { Success: true, ResultItems: [{ BpItemId: 7, Success: true }] }],
    ["one level down", { data: { success: true, resultItems: [made] } }],
    ["items alone", [made]],
    ["an item beside an empty list", { success: true, resultItems: [], data: made }],
    ["an id inside an item", { resultItems: [{ success: true, case: { bpItemId: 7 } }] }],
    ["flags as text", { success: "True", resultItems: [{ bpItemId: "7", success: "true" }] }],
    ["an unreadable flag", { success: false, resultItems: [{ bpItemId: 7, success: "yes" }] }],
  ])("in the shape of %s", (_shape, answer) => {
    for (const status of [200, 403, 500]) {
      expect(summary(json(answer, status))).toBe("created 7");
    }
  });

  test.each(["41", "41.0", "4.1e1", '"41"', '"41.0"', '"000041"', '" 41 "'])(
    "whose id is written %s",
    (id) => {
      const answer = `{"success":true,"resultItems":[{"bpItemId":${id},"success":true}]}`;
      expect(summary(text(answer))).toBe("created 41");
    },
  );

  test.each(["0", "-1", "9007199254740993", "41.00000000000000000001", '"x"', "[7]", "1e400"])(
    "without a usable id, which is kept as received: %s",
    (id) => {
      const outcome = text(`{"success":true,"resultItems":[{"bpItemId":${id},"success":true}]}`);
      expect(summary(outcome)).toBe("created");
      const receivedId = id === '"x"' ? "x" : id;
      expect(outcome).toMatchObject({ items: [{ receivedId }] });
    },
  );
});

test.each<[string, unknown]>([
  ["an object of items", { resultItems: { 0: made, 1: { ...made, bpItemId: 8 } } }],
  ["a case beside the items", { success: true, resultItems: [made], related: [{ bpItemId: 8 }] }],
])("every case that the answer names is shown: %s", (_shape, answer) => {
  expect(summary(json(answer))).toBe("created 7, created 8");
});

describe("a refused item", () => {
  test.each([200, 400, 401, 409, 422])("keeps the case that it names, with status %s", (status) => {
    const answer = { success: false, resultItems: [{ ...refusal, bpItemId: 7 }] };
    expect(json(answer, status)).toMatchObject({
      items: [{ isCreated: false, id: 7, message: "No" }],
    });
    expect(summary(json({ ...refusal, bpItemId: 7 }, status))).toBe("refused 7");
    expect(summary(json({ ...refusal, existing: { bpItemId: 7 } }, status))).toBe("refused 7");
  });

  test("stays refused beside a case that the answer names elsewhere", () => {
    const outcome = json({ resultItems: [refusal], existing: { bpItemId: 7 } });
    expect(summary(outcome)).toBe("refused, refused 7");
    expect(outcome).toMatchObject({ items: [{ message: "No" }, {}] });
  });

  test.each([200, 400, 401, 422])("is told with its reason, with status %s", (status) => {
    expect(json({ success: false, resultItems: [refusal] }, status)).toMatchObject({
      items: [{ isCreated: false, message: "No" }],
    });
    const silent = { errorMessage: "No" };
    expect(summary(json({ success: false, resultItems: [silent] }, status))).toBe("refused");
  });
});

test.each<[unknown, number, string]>([
  [[made, refusal], 200, "created 7, refused"],
  [[made, refusal, {}, null], 200, "created 7, refused, unknown, unknown"],
  [[made, refusal, { success: true }], 403, "created 7, unknown, unknown"],
  [[{ ...refusal, bpItemId: 7 }], 500, "unknown 7"],
  [[{ success: true }], 200, "created"],
  [[refusal], 201, "unknown"],
])("items %j with status %s are %s", (resultItems, status, ends) => {
  expect(summary(json({ resultItems }, status))).toBe(ends);
});

describe("a create is surely not done", () => {
  test.each([400, 401, 403, 404, 409, 413, 415, 421, 422, 425, 429, 440, 451, 499])(
    "after status %s without a sign of a case",
    (status) => {
      const bodies = ["", "<html>Sign in</html>", "null", '{"success":false}', '{"status":1}'];
      for (const body of [...bodies, '{"title":"No","success":', '{"bpItemId":0}']) {
        expect(text(body, status)).toMatchObject({ kind: "status", status, sentBytes });
      }
    },
  );

  test.each<unknown>([
    { success: false },
    { success: false, resultItems: [] },
    { success: false, resultItems: [null] },
    { result: { success: false } },
  ])("after status 200 with %j", (answer) => {
    expect(json(answer)).toMatchObject({ kind: "refused", message: "" });
    expect(json(Object.assign({ errorMessage: "No" }, answer))).toMatchObject({ message: "No" });
  });
});

describe("the outcome is unknown", () => {
  test.each([500, 501, 502, 503, 504, 511, 599, 408, 304, 300, 600])(
    "after status %s, whatever the body says",
    (status) => {
      const bodies = ["", "<html>", '{"success":false,"errorMessage":"No","resultItems":[]}'];
      for (const body of [...bodies, JSON.stringify({ success: false, resultItems: [refusal] })]) {
        expect(text(body, status)).toMatchObject({ kind: "unknown-outcome", cause: { status } });
      }
    },
  );

  test.each<[string, number]>([
    ["", 200],
    ['{"success":true,"resultIt', 200],
    ["<html>", 200],
    ["{}", 200],
    ['{"success":true}', 200],
    ['{"success":true,"resultItems":[]}', 200],
    ['{"success":false,"data":{"success":true}}', 200],
    ['{"success":false}', 201],
    ['{"success":true}', 400],
    ['{"success":false,"resultItems":[{"success":true}]}', 409],
    ['{"error":{"inner":{"Success":true}}}', 400],
    // An answer that breaks off, XML, and an answer quoted by a gateway.
    ['{"success":true,"resultItems":[{"bpItemId":89,"suc', 403],
    ["<r><bpItemId>89</bpItemId></r>", 400],
    [JSON.stringify({ message: JSON.stringify({ resultItems: [made] }) }), 400],
  ])("after %j with status %s", (body, status) => {
    expect(text(body, status)).toMatchObject({ kind: "unknown-outcome" });
  });
});

test.each<[string, number]>([
  ['{"success":true,"resultItems":[{"bpItemId":89,"suc', 403],
  ["<r><BpItemId>89</BpItemId></r>", 502],
  [JSON.stringify(JSON.stringify({ resultItems: [{ bpItemId: 89 }] })), 200],
  [JSON.stringify({ message: JSON.stringify({ bpItemId: 89 }) }), 500],
])("an unknown outcome keeps the case that %j names, with status %s", (body, status) => {
  expect(text(body, status)).toMatchObject({ kind: "unknown-outcome", caseIds: [89] });
});

test("an answer that breaks off keeps the case that it named before", () => {
  const cause = { kind: "unreachable", why: "broken-off" } as const;
  const error = new Failure(cause, '{"success":true,"resultItems":[{"bpItemId":89');
  expect(createOutcome(sentBytes, { error })).toEqual({
    kind: "unknown-outcome",
    cause,
    caseIds: [89],
  });
});

test("keeps the service's words about the whole beside the items", () => {
  const answer = { success: true, errorMessage: "Accepted late", resultItems: [made] };
  expect(json(answer)).toMatchObject({ success: true, message: "Accepted late" });
  const cause = { status: 500, message: "No" };
  expect(json({ success: false, Message: "No" }, 500)).toMatchObject({ cause });
});

test("shows a case that is named anywhere in an answer of any shape", () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "medium" },
      fc.constantFrom<unknown>(null, true, false, 0, 7, "7", "true", "x", 1.5),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom("resultItems", "ResultItems", "success", "bpItemId", "$values", "errors"),
        tie("value"),
        { maxKeys: 4 },
      ),
    ),
  }));
  fc.assert(
    fc.property(value, fc.constantFrom(200, 204, 400, 403, 408, 500), (answer, status) => {
      const outcome = json(answer, status);
      const isNamed = /"bpItemId":"?7/.test(JSON.stringify(answer));
      expect(isNamed ? summary(outcome) : "no case 7").toMatch(/ 7/);
    }),
    { numRuns: 1000 },
  );
});
