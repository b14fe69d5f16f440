import { Query, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { readCaseId } from "#model/case-id.ts";
import { Failure, type FailureReason } from "./failure.ts";
import { connectionTo } from "./fixtures/connection.ts";
import type { RetrievedCase } from "./get-case.ts";
import { caseQueries, isRefused } from "./queries.ts";

const id = readCaseId("900453");
if (!id) throw new Error("no id");
const options = caseQueries.detail(
  {
    connection: connectionTo(() => Response.error()),
    settings: {
      readTimeoutSeconds: 1,
      createTimeoutSeconds: 1,
      requestKeys: "exact",
      filesFlag: "query",
    },
  },
  id,
);
const status = (code: number): FailureReason => ({ kind: "status", status: code, message: "" });

test.each<[FailureReason, boolean]>([
  [{ kind: "unreachable", why: "network" }, true],
  [status(502), true],
  [status(504), true],
  [{ kind: "unreachable", why: "timeout", seconds: 1 }, false],
  [status(500), false],
  [status(505), false],
  [status(403), false],
  [{ kind: "refused", message: "" }, false],
  [{ kind: "unreadable", why: "empty" }, false],
])("after %j a case is requested once more: %s", (reason, isRetried) => {
  const { retry } = options;
  if (typeof retry !== "function") throw new Error("no rule");
  expect(retry(0, new Failure(reason))).toBe(isRetried);
  expect(retry(1, new Failure(reason))).toBe(false);
  expect(retry(0, new Error("of the viewer"))).toBe(false);
});

test("an error of the viewer reaches the error boundary, and a failure does not", () => {
  const { throwOnError } = options;
  if (typeof throwOnError !== "function") throw new Error("no rule");
  const queryKey = ["cases", "detail", id] as const;
  const query = new Query<RetrievedCase, Error, RetrievedCase, typeof queryKey>({
    client: new QueryClient(),
    queryHash: "",
    queryKey,
  });
  expect(throwOnError(new TypeError("undefined is not a function"), query)).toBe(true);
  expect(throwOnError(new Failure(status(500)), query)).toBe(false);
});

test.each([
  [400, true],
  [401, true],
  [408, false],
  [429, false],
  [500, false],
])("after status %s repeating the request is of no use: %s", (code, isUseless) => {
  expect(isRefused(new Failure(status(code)))).toBe(isUseless);
});
