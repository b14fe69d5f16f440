import { Query } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { Failure, type FailureReason } from "./failure.ts";
import { setUpApi } from "./fixtures/api-setup.tsx";
import { caseQueries, isFinalRefusal, refreshIntervalMs } from "./queries.ts";

const { api, queries } = setUpApi(async () => Response.error());
const id = caseIdOf(900453);
const options = caseQueries.detail(api, id);
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
  const queryKey = [...caseQueries.detailsKey, id] as const;
  const isThrown = (error: Error) =>
    throwOnError(error, new Query({ client: queries, queryHash: "", queryKey }));
  expect(isThrown(new TypeError("undefined is not a function"))).toBe(true);
  expect(isThrown(new Failure(status(500)))).toBe(false);
});

test.each([
  [400, true],
  [401, true],
  [408, false],
  [429, false],
  [500, false],
])("after status %s repeating the request is of no use: %s", (code, isUseless) => {
  expect(isFinalRefusal(new Failure(status(code)))).toBe(isUseless);
});

const after = (dataUpdatedAt: number) =>
  refreshIntervalMs(60, false, { error: null, dataUpdatedAt, errorUpdatedAt: 0 });

test("browsers that began together read again at different times, never before the time is over", () => {
  expect([after(5_000), after(5_500), after(5_999)]).toEqual([60_000, 66_000, 71_988]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reads a case of 5 while the form profile is fetched, and reads it once more. */
function readTwice(fetchProfile: () => Promise<Response>) {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchProfile);
  const bpItem = { ...dispute.bpItem, amount: 5 };
  const read = setUpApi(async () => Response.json({ success: true, bpItem }));
  read.queries.removeQueries();
  const query = { ...caseQueries.detail(read.api, id), staleTime: 0 };
  return async () => (await read.queries.query(query)).case.disputed.amount;
}

const field = { type: "Money", code: "f_DisputeAmount", label: "Sum", means: "amount" };
const profile = () => Response.json({ version: 1, caseTypes: { DP: [field] } });

test("a case is read with the form profile", async () => {
  const read = readTwice(async () => profile());
  expect(await read()).toBe("1234567.89");
});

test("a case waits two seconds for the form profile, and has it at the next reading", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const read = readTwice(() => promise);
  const settled = vi.fn<(amount: unknown) => void>();
  void read().then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith("5");
  resolve(profile());
  expect(await read()).toBe("1234567.89");
});

test("a form profile that cannot be used fails no case, and is loaded again for the next", async () => {
  const answers = [() => new Response("{}"), profile];
  const read = readTwice(async () => answers.shift()?.() ?? Response.error());
  expect(await read()).toBe("5");
  expect(await read()).toBe("1234567.89");
});
