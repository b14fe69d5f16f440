import { expect, test, vi } from "vitest";
import { readCaseId } from "#model/case-id.ts";
import { stored } from "../fixtures/create-page.tsx";
import { enteredRow } from "../fixtures/row.ts";
import { RequestHistory } from "./request-history.ts";
import { sendCreate } from "./send-create.ts";
import type { SentRequest } from "./sent-records.ts";

const created = { isCreated: true, id: undefined, message: "" };
const refused = { isCreated: false };
const notReported = { isCreated: undefined };
const id = readCaseId("41");
const day = 24 * 3_600_000;

/** Another tab has a session storage of its own. */
function otherTab(): RequestHistory {
  sessionStorage.clear();
  return new RequestHistory();
}

/** What a tab finds about an ARN that is about to be sent. */
const kindOf = (history: RequestHistory, arn: string) =>
  history.freshTransactions().byArn.get(arn)?.kind;

/** The browser has room for texts of so many characters together. */
function limitStorage(size: number): void {
  const setItem = vi.spyOn(Storage.prototype, "setItem");
  setItem.mockImplementation(function (this: Storage, key, text) {
    const others = Object.entries(this).filter(([stored]) => stored !== key);
    const used = [...others, [key, text]].flat().join("").length;
    if (this === localStorage && used > size) throw new DOMException("", "QuotaExceededError");
    this[key] = text;
  });
}

const storedSize = () => Object.entries(localStorage).flat().join("").length;

/** A request of version 1.1.0 as its tabs store it. */
function storeAs110(at: number, stored: object): void {
  localStorage.setItem(
    `case-viewer.create.sent.${at}.1-2-3-4`,
    JSON.stringify({ at, tab: "an old tab", arns: [], withoutArn: 0, cases: [], ...stored }),
  );
}

test("keeps a request in doubt until its outcome is known, also over a reload", () => {
  const now = Date.now();
  const history = new RequestHistory();
  const request = history.add(["a", "", "b"], now);
  expect([kindOf(history, "b"), kindOf(history, "c")]).toEqual(["unknown", undefined]);
  expect(history.lastReadTransactions().unknownCards?.count).toBe(1);
  expect(new RequestHistory().unknownOfThisTab()).toMatchObject([
    { at: now, arns: ["a", "b"], withoutArn: 1 },
  ]);
  history.record(request, ["a", "", "b"], [created, created, refused]);
  expect(new RequestHistory().unknownOfThisTab()).toEqual([]);
  expect(new RequestHistory().lastReadTransactions().unknownCards).toBeUndefined();
  expect(kindOf(new RequestHistory(), "b")).toBeUndefined();
});

test.each([
  ["created", { isCreated: true, id }, { kind: "created", id }],
  ["created without an id", { isCreated: true }, { kind: "created", id: undefined }],
  ["refused with the id of a case", { isCreated: false, id }, { kind: "named", id }],
  ["refused", refused, undefined],
  ["not reported", notReported, { kind: "unknown" }],
])("remembers an ARN that was %s", (_what, answer, known) => {
  const history = new RequestHistory();
  const sent = history.add(["a"], Date.now());
  history.record(sent, ["a"], [answer]);
  expect(new RequestHistory().lastReadTransactions().byArn.get("a")).toEqual(
    known && { ...known, at: sent.at },
  );
});

test.each([
  ["the viewer itself fails after the request left", () => Promise.reject(new TypeError("a bug"))],
  [
    "the form was left before the answer",
    async (leaving: AbortController) => {
      leaving.abort();
      return { items: [created], success: true };
    },
  ],
])("keeps the doubt when %s", async (_what, answer) => {
  const history = new RequestHistory();
  const leaving = new AbortController();
  const sending = sendCreate(
    { bpCode: "DP", confirmed: new Map(), sentArns: new Map() },
    { rows: [enteredRow({ number: 1, rawArn: "7400" })], fields: [] },
    {
      requestHistory: history,
      async create({ onSend }) {
        onSend();
        return answer(leaving);
      },
      signal: leaving.signal,
    },
  );
  await Promise.allSettled([sending]);
  expect(kindOf(history, "7400")).toBe("unknown");
});

test("removes the doubt of earlier requests by a created case, not by a refusal", () => {
  const history = new RequestHistory();
  const now = Date.now();
  const withoutArn = history.add([""], now - 1);
  const first = history.add(["a", "b"], now);
  history.record(history.add(["a", "b"], now), ["a", "b"], [created, refused]);
  expect(history.unknownOfThisTab()).toMatchObject([withoutArn, { id: first.id, arns: ["b"] }]);
  history.settle(withoutArn, false);
  history.settle(history.add(["b"], now), false);
  expect(history.unknownOfThisTab()).toHaveLength(1);
  expect([kindOf(history, "a"), kindOf(history, "b")]).toEqual(["created", "unknown"]);
});

test("keeps the doubt when the answer has another number of items", () => {
  const history = new RequestHistory();
  history.record(history.add(["a", "b"], Date.now()), ["a", "b"], [created]);
  expect([kindOf(history, "a"), kindOf(history, "b")]).toEqual(["unknown", "unknown"]);
});

test("keeps the doubt about a request that another tab has removed or settled while it was sent", () => {
  const [history, other] = [new RequestHistory(), new RequestHistory()];
  const ends = [() => other.clear(), (sent: SentRequest) => other.settle(sent, false)];
  for (const end of ends) {
    history.clear();
    const sent = history.add(["a"], Date.now());
    end(sent);
    expect(kindOf(new RequestHistory(), "a")).toBeUndefined();
    history.keepUnknown(sent);
    expect(kindOf(new RequestHistory(), "a")).toBe("unknown");
    other.clear();
    history.record(sent, ["a"], []);
    expect(kindOf(new RequestHistory(), "a")).toBe("unknown");
  }
});

test("remembers the last request of an ARN, also a lost one after a case was created", () => {
  const history = new RequestHistory();
  const now = Date.now();
  history.record(history.add(["a"], now - 1), ["a"], [{ isCreated: true, id }]);
  const lost = history.add(["a"], now);
  expect(history.lastReadTransactions().byArn.get("a")).toEqual({ kind: "unknown", at: now });
  history.settle(lost, false);
  expect(history.lastReadTransactions().byArn.get("a")).toEqual({
    kind: "created",
    id,
    at: now - 1,
  });
});

test("where the browser has no room, known cases go first, the oldest of them first, and unknown outcomes stay", () => {
  const history = new RequestHistory();
  const now = Date.now();
  const send = (arn: string, at: number) => history.add([arn], at);
  send("lost", now - 4);
  for (const [arn, at] of [
    ["oldest", now - 3],
    ["older", now - 2],
    ["old", now - 1],
  ] as const) {
    history.record(send(arn, at), [arn], [created]);
  }
  // A request of unknown outcome takes up more than a known case.
  limitStorage(storedSize() + 100);
  send("new", now);
  expect(["lost", "oldest", "older", "old", "new"].map((arn) => kindOf(history, arn))).toEqual([
    "unknown",
    undefined,
    "created",
    "created",
    "unknown",
  ]);
  expect(history.isKept.get()).toBe(true);
  expect(kindOf(new RequestHistory(), "new")).toBe("unknown");
});

test("where the browser has no room, a request is kept as long as the page is open, and it is known that it is not stored", () => {
  limitStorage(0);
  const history = new RequestHistory();
  const request = history.add(["a", "b"], Date.now());
  expect(kindOf(history, "a")).toBe("unknown");
  expect(history.unknownOfThisTab()).toHaveLength(1);
  expect(history.isKept.get()).toBe(false);
  history.record(request, ["a", "b"], [{ isCreated: true, id }, refused]);
  // Nothing makes room for the next one.
  history.add(["c"], Date.now());
  expect(["a", "b", "c"].map((arn) => kindOf(history, arn))).toEqual([
    "created",
    undefined,
    "unknown",
  ]);
  expect(history.isKept.get()).toBe(false);
});

test("what version 1.1.0 has stored is read until it is 30 days old, and its tabs can read what they write", () => {
  const now = Date.now();
  storeAs110(now - 31 * day, { arns: ["too old"] });
  storeAs110(now - 29 * day, {
    arns: ["lost"],
    withoutArn: 1,
    cases: [
      { arn: "made", kind: "created", id },
      { arn: "named", kind: "named", id },
    ],
  });
  const history = new RequestHistory();
  const all = () => ["too old", "lost", "made", "named"].map((arn) => kindOf(history, arn));
  expect(all()).toEqual([undefined, "unknown", "created", "named"]);
  expect(history.lastReadTransactions().unknownCards?.count).toBe(1);
  // A tab that still runs it writes on.
  storeAs110(now, { arns: ["another"] });
  expect(kindOf(history, "another")).toBe("unknown");
  const sent = history.add(["new"], now);
  history.record(sent, ["new"], [created]);
  const others = Object.keys(localStorage).filter((key) => !key.includes(".create.sent."));
  expect(others).toHaveLength(1);
  history.clear();
  expect(Object.keys(localStorage)).toEqual([]);
});

test("what version 1.1.0 has stored can be settled in the tab that has sent it, and the cases in it stay", () => {
  sessionStorage.setItem("case-viewer.create.tab", "an old tab");
  storeAs110(Date.now(), { arns: ["a"], cases: [{ arn: "b", kind: "created", id }] });
  const history = new RequestHistory();
  const [request] = history.unknownOfThisTab();
  if (request) history.settle(request, false);
  expect(history.unknownOfThisTab()).toEqual([]);
  expect([kindOf(history, "a"), kindOf(history, "b")]).toEqual([undefined, "created"]);
  expect(kindOf(new RequestHistory(), "b")).toBe("created");
});

test("what is shown is read once, and again when another tab has written", () => {
  const history = new RequestHistory();
  const shown = () => history.lastReadTransactions().byArn.has("a");
  expect(shown()).toBe(false);
  new RequestHistory().add(["a"], Date.now());
  expect(shown()).toBe(false);
  const [key = null] = Object.keys(localStorage);
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(shown()).toBe(true);
});

test("stores no card number in place of an ARN", () => {
  const history = new RequestHistory();
  const request = history.add(["4111111111111111"], Date.now());
  expect(history.unknownOfThisTab()).toMatchObject([{ arns: [], withoutArn: 1 }]);
  history.record(request, ["4111111111111111"], [{ isCreated: true, id }]);
  expect(stored()).not.toContain("41111111");
});

test("of two tabs each knows the ARNs of the other, and lists its own requests only", () => {
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

test("a doubt that one tab has ended does not come back with what the other writes", () => {
  const here = new RequestHistory();
  const checked = here.add(["a", "b"], Date.now());
  const there = otherTab();
  const own = there.add(["c"], Date.now());
  // What the other tab reads in the moment in which this one ends the doubt.
  const before = new Map(Object.entries(localStorage));
  here.settle(checked, false);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation((key) => {
    const text: unknown = before.get(key);
    return typeof text === "string" ? text : null;
  });
  there.record(own, ["c"], [created]);
  vi.restoreAllMocks();
  expect(kindOf(here, "a")).toBeUndefined();
});

test("a request whose cases were found is asked about, and shown in no doubt", () => {
  const here = new RequestHistory();
  here.settle(here.add(["a", ""], Date.now()), true);
  expect(here.unknownOfThisTab()).toEqual([]);
  expect(kindOf(otherTab(), "a")).toBe("created");
  expect(here.lastReadTransactions().unknownCards).toBeUndefined();
});
