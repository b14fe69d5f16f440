import { expect, test } from "vitest";
import type { Connection } from "./connection.ts";
import { type CreateRequest, createCases } from "./create-cases.ts";
import { Failure } from "./failure.ts";
import { recordingConnection, type TestAnswer, withBug } from "./fixtures/connection.ts";

const connect = (answer: TestAnswer, changes?: Partial<Connection>) =>
  recordingConnection([answer], changes);

const options = { createTimeoutSeconds: 5, requestKeys: "exact" } as const;
const answered =
  (value: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(value), { status });

const request: CreateRequest = {
  bpCode: "DP",
  fields: [{ code: "f_Comment", value: "Ü" }],
  arns: ["74000001234567890123456", undefined],
  takeCards: () => ["4276000000001234", undefined],
};

const created = answered({ success: true, resultItems: [{ bpItemId: 1, success: true }] });

test("CreateBp goes out with capitalised keys where the setting says so", async () => {
  const { connection, requests } = connect(created);
  await createCases(connection, request, { ...options, requestKeys: "capitalized" });
  expect(await requests[0]?.json()).toEqual({
    OperationDataList: [
      { AcquirerReferenceData: "74000001234567890123456", CardNumber: "4276000000001234" },
      {},
    ],
    Fields: [{ Code: "f_Comment", Value: "Ü" }],
    BpCode: "DP",
  });
});

test.each([
  ["without the page's cookies where the operator has a token", "Bearer t", "omit"],
  ["with them where a proxy knows the operator by one", undefined, "same-origin"],
] as const)("CreateBp goes out %s", async (_why, authorization, credentials) => {
  const { connection, requests } = connect(created, { authorization: async () => authorization });
  await createCases(connection, request, options);
  const safe = { redirect: "manual", referrerPolicy: "no-referrer" };
  expect(requests).toMatchObject([{ credentials, ...safe }]);
});

test("reads the answer item by item, whatever the overall flag", async () => {
  const refused = { success: false, errorMessage: "Not <b>found</b>" };
  const resultItems = [null, { bpItemId: 900470, success: true }, refused, ["odd"]];
  const { connection } = connect(answered({ success: true, resultItems }));
  expect(await createCases(connection, request, options)).toEqual({
    success: true,
    items: [
      { isCreated: undefined, id: undefined, message: "" },
      { isCreated: true, id: 900470, message: "" },
      { isCreated: false, id: undefined, message: "Not <b>found</b>" },
      { isCreated: undefined, id: undefined, message: '["odd"]' },
    ],
  });
});

test("reads an id that came as text, and ignores an impossible one", async () => {
  const ids = ["900500", "x", "07", "9007199254740993", [7], 1.5, -1, 0, 2 ** 53, null];
  const { connection } = connect(
    answered({ success: true, resultItems: ids.map((bpItemId) => ({ bpItemId, success: true })) }),
  );
  const { items } = await createCases(connection, request, options);
  expect(items.map(({ id }) => id)).toEqual([900500, ...ids.slice(1).map(() => undefined)]);
});

const refusal = (message: string) => ({ kind: "refused", message });

const lost = { kind: "unknown-outcome" };
test.each<[string, TestAnswer, object]>([
  ["the connection broke", () => Promise.reject(new TypeError("broken")), lost],
  ["500", () => new Response("x", { status: 500 }), lost],
  ["408", () => new Response("", { status: 408 }), lost],
  ["304", () => new Response(null, { status: 304 }), lost],
  ["an error of the viewer after it was sent", () => withBug(new Response("{}")), lost],
  ["half an answer", () => new Response('{"success":tr'), lost],
  ["an HTML page", () => new Response("<html>"), lost],
  ["success without items", answered({ success: true, resultItems: [] }), lost],
  ["a refusal", answered({ success: false, errorMessage: "No" }), refusal("No")],
  ["a refusal with 500", answered({ success: false, resultItems: [] }, 500), refusal("")],
  ["400", () => new Response("", { status: 400 }), { kind: "status", status: 400 }],
  ["403", () => new Response("", { status: 403 }), { kind: "status", status: 403 }],
])("a failed request: %s", async (_name, answer, reason) => {
  const failed = createCases(connect(answer).connection, request, options);
  await expect(failed).rejects.toBeInstanceOf(Failure);
  await expect(failed).rejects.toMatchObject({ reason });
});

test.each([
  ["text", ""],
  ["a stream", "https://service.example"],
])("reports a request that is too long to be written as %s as not sent", async (_what, baseUrl) => {
  const { connection, requests } = connect(() => new Response(""));
  const file = {
    code: "f_Docs",
    get value(): string {
      throw new RangeError("Invalid string length");
    },
  };
  const readBody: typeof fetch = async (url, init) => {
    await new Request(url, init).text();
    return connection.fetch(url, init);
  };
  const tooLong = { ...request, fields: [file] };
  const sent = createCases({ ...connection, baseUrl, fetch: readBody }, tooLong, options);
  await expect(sent).rejects.toMatchObject({ reason: { kind: "too-large" } });
  expect(requests).toEqual([]);
});

test("reports a request whose body was not read as not carried out", async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  const { connection } = connect(
    (init) => {
      init?.signal?.addEventListener("abort", () => reject(new TypeError("given up")));
      return promise;
    },
    { baseUrl: "https://service.example" },
  );
  const unasked = createCases(connection, request, { ...options, createTimeoutSeconds: 0.05 });
  await expect(unasked).rejects.toMatchObject({ reason: { kind: "unreachable", why: "timeout" } });
});
