import { describe, expect, test, vi } from "vitest";
import { readCaseId } from "#model/case-id.ts";
import { stored } from "../fixtures/create-page.tsx";
import { RequestHistory } from "./request-history.ts";

const created = { isCreated: true };
const refused = { isCreated: false };
const notReported = { isCreated: undefined };
const id = readCaseId("41");
const day = 24 * 3_600_000;

/** Another tab has a session storage of its own. */
function otherTab(): RequestHistory {
  sessionStorage.clear();
  return new RequestHistory();
}

const kindOf = (history: RequestHistory, arn: string) =>
  history.knownTransactions().byArn.get(arn)?.kind;

test("keeps a request in doubt until its outcome is known, also over a reload", () => {
  const now = Date.now();
  const history = new RequestHistory();
  const request = history.add(["a", undefined, "b"], now);
  expect([kindOf(history, "b"), kindOf(history, "c")]).toEqual(["unknown", undefined]);
  expect(history.knownTransactions().unknownWithoutArn).toBe(1);
  expect(new RequestHistory().unknownOfThisTab()).toMatchObject([
    { at: now, arns: ["a", "b"], withoutArn: 1 },
  ]);
  history.record(request, ["a", undefined, "b"], [created, created, refused]);
  expect(new RequestHistory().unknownOfThisTab()).toEqual([]);
  expect(new RequestHistory().knownTransactions().unknownWithoutArn).toBe(0);
  expect(kindOf(new RequestHistory(), "b")).toBeUndefined();
});

test.each([
  ["created", { isCreated: true, id }, { kind: "created", id }],
  ["created without an id", { isCreated: true }, { kind: "created", id: undefined }],
  ["refused with the id of a case", { isCreated: false, id }, { kind: "named", id }],
  ["refused", refused, undefined],
  ["not reported", notReported, { kind: "unknown" }],
  ["not reported with an id", { isCreated: undefined, id }, { kind: "unknown" }],
])("remembers an ARN that was %s", (_what, answer, known) => {
  const history = new RequestHistory();
  const sent = history.add(["a"], Date.now());
  history.record(sent, ["a"], [answer]);
  expect(new RequestHistory().knownTransactions().byArn.get("a")).toEqual(
    known && { ...known, at: sent.at },
  );
});

test("removes the doubt of earlier requests by a created case, not by a refusal", () => {
  const history = new RequestHistory();
  const now = Date.now();
  const withoutArn = history.add([undefined], now - 1);
  const first = history.add(["a", "b"], now);
  history.record(history.add(["a", "b"], now), ["a", "b"], [created, refused]);
  expect(history.unknownOfThisTab()).toMatchObject([withoutArn, { id: first.id, arns: ["b"] }]);
  history.dismiss(withoutArn);
  history.dismiss(history.add(["b"], now));
  expect(history.unknownOfThisTab()).toHaveLength(1);
  expect([kindOf(history, "a"), kindOf(history, "b")]).toEqual(["created", "unknown"]);
});

test("keeps the doubt when the answer has another number of items", () => {
  const history = new RequestHistory();
  history.record(history.add(["a", "b"], Date.now()), ["a", "b"], [created]);
  expect([kindOf(history, "a"), kindOf(history, "b")]).toEqual(["unknown", "unknown"]);
});

test("keeps a request in doubt where nothing can be stored", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const history = new RequestHistory();
  history.add(["a"], Date.now());
  expect(kindOf(history, "a")).toBe("unknown");
  expect(history.unknownOfThisTab()).toHaveLength(1);
});

test("stores no card number in place of an ARN", () => {
  const history = new RequestHistory();
  const request = history.add(["4111111111111111"], Date.now());
  expect(history.unknownOfThisTab()).toMatchObject([{ arns: [], withoutArn: 1 }]);
  history.record(request, ["4111111111111111"], [{ isCreated: true, id }]);
  expect(stored()).not.toContain("41111111");
});

describe("of two tabs", () => {
  test("each knows the ARNs of the other, and lists its own requests only", () => {
    const here = new RequestHistory();
    const now = Date.now();
    const request = here.add(["a", "b"], now);
    const there = otherTab();
    expect(kindOf(there, "a")).toBe("unknown");
    expect(there.unknownOfThisTab()).toEqual([]);
    here.record(request, ["a", "b"], [created, notReported]);
    expect([kindOf(there, "a"), kindOf(there, "b")]).toEqual(["created", "unknown"]);
    there.record(there.add(["b"], now), ["b"], [created]);
    expect(kindOf(here, "b")).toBe("created");
  });

  test("a doubt that one has dismissed does not come back with what the other writes", () => {
    const here = new RequestHistory();
    const checked = here.add(["a", "b"], Date.now());
    const there = otherTab();
    const own = there.add(["c"], Date.now());
    // What the other tab reads in the moment in which this one dismisses the doubt.
    const before = new Map(Object.entries(localStorage));
    here.dismiss(checked);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation((key) => {
      const text: unknown = before.get(key);
      return typeof text === "string" ? text : null;
    });
    there.record(own, ["c"], [created]);
    vi.restoreAllMocks();
    expect(kindOf(here, "a")).toBeUndefined();
  });

  test("neither asks about a request that was checked or is a month old", () => {
    const here = new RequestHistory();
    const request = here.add(["a"], Date.now());
    here.add(["old"], Date.now() - 31 * day);
    here.add(["late"], Date.now() - 29 * day);
    const there = otherTab();
    expect(["a", "old", "late"].map((arn) => kindOf(there, arn))).toEqual([
      "unknown",
      undefined,
      "unknown",
    ]);
    here.dismiss(request);
    expect(kindOf(there, "a")).toBeUndefined();
  });

  test("asks about a request whose cases were found, and shows no doubt about it", () => {
    const here = new RequestHistory();
    here.confirmCreated(here.add(["a", undefined], Date.now()));
    expect(here.unknownOfThisTab()).toEqual([]);
    expect(kindOf(otherTab(), "a")).toBe("created");
    expect(here.knownTransactions().unknownWithoutArn).toBe(0);
  });
});
