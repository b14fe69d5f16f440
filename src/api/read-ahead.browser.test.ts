import { expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { Failure, type FailureReason } from "./failure.ts";
import { setUpApi } from "./fixtures/api-setup.tsx";
import { caseQueries } from "./queries.ts";
import { readAhead } from "./read-ahead.ts";

const id = caseIdOf(900453);

/** A service that gives the answers one after another, and the number of its requests. */
function setUp(...answers: readonly (() => Response)[]) {
  const listed: unknown[] = [];
  let requests = 0;
  const { queries, api } = setUpApi(
    async () => {
      const answer = answers[requests];
      requests += 1;
      if (!answer) throw new TypeError("no answer");
      return answer();
    },
    {},
    { onSummaryRead: async (read) => void listed.push(read) },
  );
  return { queries, api, listed, requests: () => requests };
}

const answered = () => Response.json(dispute);

test("a case that was read ahead is kept, and the list knows what was read", async () => {
  const { queries, api, listed, requests } = setUp(answered);
  await readAhead(queries, api, id);
  await readAhead(queries, api, id);
  const { queryKey } = caseQueries.detail(api, id);
  expect(queries.getQueryData(queryKey)?.case.code).toBe("DP-26-453");
  expect(queries.getQueryData(caseQueries.summary(api, id).queryKey)?.code).toBe("DP-26-453");
  expect(listed).toEqual([queries.getQueryData(queryKey)]);
  expect(requests()).toBe(1);
});

test("a failure is neither repeated nor reported, and opening the case reads it again", async () => {
  const { queries, api, requests } = setUp(() => new Response("", { status: 503 }), answered);
  await readAhead(queries, api, id);
  await readAhead(queries, api, id);
  expect(requests()).toBe(1);
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
