import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { SentRequests } from "./sent-requests.ts";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Another tab has a session storage of its own. */
function otherTab(): SentRequests {
  sessionStorage.clear();
  return new SentRequests();
}

test("a request is doubtful from before it leaves until its outcome is known, a reload in between or not", () => {
  const before = new SentRequests();
  const request = before.begin(["a", undefined, "b"], 5);
  expect(before.doubtful(["b", undefined, "c", "b"])).toEqual(["b"]);
  expect(new SentRequests().all()).toMatchObject([{ at: 5, arns: ["a", "b"], withoutArn: 1 }]);
  before.settle(request, ["a", "b"]);
  expect(before.all()).toEqual([]);
  expect(new SentRequests().all()).toEqual([]);
});

test("a case created later answers for earlier requests too, a refusal for its own only", () => {
  const requests = new SentRequests();
  const now = Date.now();
  requests.begin(["a", "b"], now);
  requests.settle(requests.begin(["a", "b"], now), ["a"]);
  expect(requests.all()).toMatchObject([{ arns: ["b"], withoutArn: 0 }]);
  requests.strike(requests.begin(["b"], now));
  expect(otherTab().doubtful(["a", "b"])).toEqual(["b"]);
});

test("a request that named cards only stays unknown when another is answered", () => {
  const requests = new SentRequests();
  const first = requests.begin([undefined], 1);
  requests.settle(requests.begin(["a"], 2), ["a"]);
  expect(requests.all()).toEqual([first]);
  requests.settle(first, []);
  expect(requests.all()).toEqual([]);
});

test("where nothing can be kept a request is doubtful all the same", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  onTestFinished(() => full.mockRestore());
  const requests = new SentRequests();
  requests.begin(["a"], 1);
  expect(requests.doubtful(["a"])).toEqual(["a"]);
});

test("an item that does not say stays doubtful", () => {
  const requests = new SentRequests();
  const request = requests.begin(["a", undefined, "b", undefined], 1);
  requests.settle(request, ["a"], ["b", undefined]);
  expect(requests.doubtful(["a", "b"])).toEqual(["b"]);
  expect(new SentRequests().all()).toMatchObject([{ arns: ["b"], withoutArn: 1 }]);
});

test("the operator can strike a request out, and all can be forgotten", () => {
  const requests = new SentRequests();
  const first = requests.begin(["a"], 1);
  requests.begin(["b"], 2);
  requests.strike(first);
  expect(requests.doubtful(["a", "b"])).toEqual(["b"]);
  requests.clear();
  expect(new SentRequests().all()).toEqual([]);
});

test("a card number in the place of an ARN is not written down", () => {
  new SentRequests().begin(["4111111111111111"], 1);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain("4111");
  expect(new SentRequests().all()).toMatchObject([{ at: 1, arns: [], withoutArn: 1 }]);
});

test("a storage that holds something else counts for nothing", () => {
  sessionStorage.setItem("case-viewer.create.sent", '[{"arns":1}]');
  localStorage.setItem("case-viewer.create.sent.x", "{");
  expect(new SentRequests().all()).toEqual([]);
  expect(new SentRequests().count()).toBe(0);
  expect(localStorage.length).toBe(0);
});

describe("of two tabs", () => {
  test("each knows what the other sent, until its outcome is known, and looks after its own only", () => {
    const here = new SentRequests();
    const now = Date.now();
    const request = here.begin(["a", "b"], now);
    const there = otherTab();
    expect(there.doubtful(["a", "c"])).toEqual(["a"]);
    expect(there.all()).toEqual([]);
    here.settle(request, ["a"], ["b"]);
    expect(there.doubtful(["a", "b"])).toEqual(["b"]);
    there.settle(there.begin(["b"], now), ["b"]);
    expect(otherTab().doubtful(["a", "b"])).toEqual([]);
  });

  test("one that the operator looked after, or that is a month old, is no longer asked about", () => {
    const here = new SentRequests();
    const request = here.begin(["a"], Date.now());
    here.begin(["old"], Date.now() - 31 * 24 * 3_600_000);
    here.begin(["late"], Date.now() - 29 * 24 * 3_600_000);
    const there = otherTab();
    expect(there.doubtful(["a", "old", "late"])).toEqual(["a", "late"]);
    expect(JSON.stringify(localStorage)).not.toContain("old");
    here.strike(request);
    expect(there.doubtful(["a"])).toEqual([]);
  });

  test("a look by a clock that is a month ahead for a while takes nothing away", () => {
    new SentRequests().begin(["a"], Date.now());
    const there = otherTab();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: Date.now() + 31 * 24 * 3_600_000, toFake: ["Date"] });
    expect(there.doubtful(["a"])).toEqual([]);
    vi.useRealTimers();
    expect(there.doubtful(["a"])).toEqual(["a"]);
  });

  test("they are counted once each, and forgotten in all", () => {
    const here = new SentRequests();
    here.begin(["a"], Date.now());
    const there = otherTab();
    there.begin(["b"], Date.now());
    there.begin([undefined], Date.now());
    expect(there.count()).toBe(3);
    for (const request of here.all()) here.strike(request);
    // Of the one without an ARN only its own tab knows.
    expect(otherTab().count()).toBe(1);
    there.clear();
    expect(there.count()).toBe(0);
    expect(localStorage.length).toBe(0);
  });
});
