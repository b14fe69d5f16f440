import { afterEach, expect, test } from "vitest";
import { SentRequests } from "./sent-requests.ts";

afterEach(() => sessionStorage.clear());

test("a request is doubtful from before it leaves until its outcome is known, a reload in between or not", () => {
  const before = new SentRequests();
  const request = before.begin(["a", undefined, "b"], 5);
  expect(before.doubtful(["b", undefined, "c", "b"])).toEqual(["b"]);
  expect(new SentRequests().all()).toEqual([{ at: 5, arns: ["a", "b"], withoutArn: 1 }]);
  before.settle(request);
  expect(before.all()).toEqual([]);
  expect(new SentRequests().all()).toEqual([]);
});

test("what became of an ARN later answers for earlier requests too", () => {
  const requests = new SentRequests();
  requests.begin(["a", "b"], 1);
  requests.settle(requests.begin(["a"], 2));
  expect(requests.all()).toEqual([{ at: 1, arns: ["b"], withoutArn: 0 }]);
});

test("an item that does not say stays doubtful", () => {
  const requests = new SentRequests();
  requests.settle(requests.begin(["a", "b"], 1), new Set(["b"]));
  expect(requests.doubtful(["a", "b"])).toEqual(["b"]);
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
  expect(JSON.stringify(sessionStorage)).not.toContain("4111");
  expect(new SentRequests().all()).toEqual([{ at: 1, arns: [], withoutArn: 1 }]);
});

test("a storage that holds something else counts for nothing", () => {
  sessionStorage.setItem("case-viewer.create.sent", '[{"arns":1}]');
  expect(new SentRequests().all()).toEqual([]);
});
