import { expect, test } from "vitest";
import { readCaseId } from "#model/case-id.ts";
import type { Api } from "./ApiProvider.tsx";
import { Failure, type FailureReason } from "./failure.ts";
import { caseQueries, isRefused } from "./queries.ts";

const id = readCaseId("900453");
if (!id) throw new Error("no id");
const api: Api = {
  connection: {
    fetch: () => Promise.reject(new Error("nothing is asked for here")),
    baseUrl: "",
    authorization: async () => undefined,
    refuse() {},
  },
  settings: {
    readTimeoutSeconds: 1,
    createTimeoutSeconds: 1,
    requestKeys: "exact",
    filesFlag: "query",
  },
};
const options = caseQueries.detail(api, id);
const status = (code: number): FailureReason => ({ kind: "status", status: code, message: "" });

test.each<[FailureReason, boolean]>([
  [{ kind: "unreachable", why: "network" }, true],
  [status(502), true],
  [status(503), true],
  [status(504), true],
  [{ kind: "unreachable", why: "timeout", seconds: 1 }, false],
  [status(500), false],
  [status(505), false],
  [status(401), false],
  [status(403), false],
  [{ kind: "refused", message: "" }, false],
  [{ kind: "unreadable", why: "empty" }, false],
])("after %j a case is asked for once more: %s", (reason, isRetried) => {
  const { retry } = options;
  if (typeof retry !== "function") throw new Error("no rule");
  expect(retry(0, new Failure(reason))).toBe(isRetried);
  expect(retry(1, new Failure(reason))).toBe(false);
  expect(retry(0, new Error("of our own"))).toBe(false);
});

test("a case is asked for at once, and again only when the operator wants it", () => {
  expect(options).toMatchObject({ networkMode: "always", staleTime: Number.POSITIVE_INFINITY });
});

test.each([
  [400, true],
  [401, true],
  [404, true],
  [408, false],
  [429, false],
  [500, false],
  [302, false],
])("status %s says that asking again is of no use: %s", (code, isUseless) => {
  expect(isRefused(new Failure(status(code)))).toBe(isUseless);
});
