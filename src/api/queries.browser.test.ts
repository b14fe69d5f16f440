import { expect, test, vi } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { Failure, type FailureReason } from "./failure.ts";
import { setUpApi } from "./fixtures/api-setup.tsx";
import { caseQueries, readAhead, refreshIntervalMs } from "./queries.ts";

const id = caseIdOf(900453);

const after = (dataUpdatedAt: number) =>
  refreshIntervalMs(60, false, { error: null, dataUpdatedAt, errorUpdatedAt: 0 });

test("browsers that began together read again at different times, never before the time is over", () => {
  expect([after(5_000), after(5_500), after(5_999)]).toEqual([60_000, 66_000, 71_988]);
});

test.each<[string, () => Promise<Response>, isRead: boolean]>([
  ["no connection", () => Promise.reject(new TypeError("x")), true],
  ["502", async () => new Response("", { status: 502 }), true],
  ["500", async () => new Response("", { status: 500 }), false],
])("after %s a case may be asked for once more", async (_what, answer, isRead) => {
  vi.useFakeTimers();
  const answers = [answer, async () => Response.json(dispute)];
  const { api, queries } = setUpApi(() => answers.shift()?.() ?? Promise.reject(new Error("gone")));
  const reading = queries.query(caseQueries.detail(api, id)).then(
    () => true,
    () => false,
  );
  await vi.runAllTimersAsync();
  expect(await reading).toBe(isRead);
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

/** A service that gives the answers one after another; those left, and what the list was told. */
function setUp(...answers: (() => Response)[]) {
  const listed: unknown[] = [];
  const onSummaryRead = async (read: unknown) => void listed.push(read);
  const fetch = async () => answers.shift()?.() ?? Promise.reject(new TypeError("no answer"));
  return { ...setUpApi(fetch, {}, { onSummaryRead }), listed, answers };
}

const answered = () => Response.json(dispute);

test("a case that was read ahead is kept, and the list knows what was read", async () => {
  const { queries, api, listed, answers } = setUp(answered, answered);
  await readAhead(queries, api, id);
  await readAhead(queries, api, id);
  const { queryKey } = caseQueries.detail(api, id);
  expect(queries.getQueryData(queryKey)?.case.code).toBe("DP-26-453");
  expect(queries.getQueryData(caseQueries.summary(api, id).queryKey)?.code).toBe("DP-26-453");
  expect(listed).toEqual([queries.getQueryData(queryKey)]);
  expect(answers).toHaveLength(1);
});

test("a failure is neither repeated nor reported, and opening the case reads it again", async () => {
  const { queries, api, answers } = setUp(() => new Response("", { status: 503 }), answered);
  await readAhead(queries, api, id);
  await readAhead(queries, api, id);
  expect(answers).toHaveLength(1);
  expect((await queries.query(caseQueries.detail(api, id))).case.code).toBe("DP-26-453");
});

const status = (code: number): FailureReason => ({ kind: "status", status: code, message: "" });

test.each<[what: string, reason: FailureReason, isRead: boolean]>([
  ["a refused token", status(401), false],
  ["a sign-in page", { kind: "unreadable", why: "web-page", isSignedOut: true }, false],
  ["a refused case", status(403), true],
])("after %s another case may be read ahead", async (_what, reason, isRead) => {
  const { queries, api } = setUp(answered);
  const other = queries.query({
    ...caseQueries.summary(api, caseIdOf(1)),
    queryFn: () => Promise.reject(new Failure(reason)),
    retry: false,
  });
  await expect(other).rejects.toThrow(Failure);
  await readAhead(queries, api, id);
  expect(queries.getQueryData(caseQueries.detail(api, id).queryKey) !== undefined).toBe(isRead);
});
